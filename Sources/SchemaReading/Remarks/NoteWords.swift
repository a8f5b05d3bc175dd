/// What single words do in notes, in the languages of `NotePhrases`.
enum NoteWords {
    static let all: [(WordRoles, String)] = [
        (.or, "or oder ou o of または 或 或者 や 或いは"),
        (.and, "and und et y e en と 和 及 und/oder"),
        (
            .negation,
            """
            not no never nicht kein keine nie non pas jamais nunca não mai niet geen without ohne sans sin sem senza
            zonder isn't aren't isnt un-
            """
        ),
        (
            .condition,
            """
            if when while unless only where because until after before wenn falls sobald nur solange außer si quand
            lorsque seulement cuando solo sólo mientras se quando soltanto als wanneer alleen tenzij legacy formerly
            """
        ),
        (
            .filler,
            """
            a an the is are as of in to at on for by with it its this be been stored treated backed kept saved held
            represented used string text value values field number int integer int64 property column either only
            encoded formatted type entry itself must allowed possible from between
            der die das den dem des ein eine einer eines einem als von vom zu zum zur im in auf für mit gespeichert
            wird werden ist wert werte feld text zahl zeichenkette behandelt
            le la les l un une des du de d est en comme pour valeur valeurs champ texte stocké stockée
            el los las una uno de del es como para por valor valores campo texto guardado almacenado
            o os as um uma do da dos das é em armazenado guardado
            il lo gli i di della dello dei come per valore valori salvato memorizzato
            het een van is als voor waarde waarden veld tekst opgeslagen
            """
        ),
        (.rangeJoin, "to and through bis und à a y e et al tot en until"),
        (
            .example,
            """
            e.g eg example examples such z.b z.b. beispiel beispielsweise etwa ex exemple p.ex exemplo ejemplo
            esempio bijv bijvoorbeeld i.e ie sample samples format formatted pattern ejemplos zb vgl cf
            """
        ),
        (.comparison, "like as wie come como comme zoals ähnlich similar"),
        (.openEnd, "etc usw ecc enz others more weitere autres otros outros altri anderen u.a"),
        (
            .abbreviation,
            "e.g eg etc i.e ca max min nr vs ex bzw evtl usw z.b u.a d.h no p.ex ecc enz bijv inkl incl"
        ),
        (.truth, "true yes on ja oui sí sim sì vrai verdadero verdadeiro vero wahr waar enabled active 是 真"),
        (.falsehood, "false no off nein non não faux falso falsch onwaar nee disabled inactive 否 假"),
        (
            .noFlag,
            "bit bits country national red white bitmask mask index emoji color colour count pole land landes"
        ),
        (
            .collection,
            """
            array arrays list lists comma-separated comma separated newline-separated set dictionary map liste listen
            kommagetrennt kommaseparierte lista listas lijst prefix prefixed based plus
            """
        ),
        (
            .kind,
            """
            role status type kind mode state level category tier priority stage phase
            rolle benutzerrolle typ art modus zustand stufe kategorie priorität
            rôle statut genre niveau catégorie priorité
            rol estado tipo modo nivel categoría prioridad papel situação categoria
            ruolo stato livello priorità soort categorie prioriteit
            """
        ),
    ]
}
