/// The words that deny, put into the past, make possible or give examples; a line a group of languages: English;
/// German and Dutch; French, Spanish, Portuguese and Italian; Turkish and Russian.
///
/// A phrase is written with `_` between its words. `ideographs` are looked for within words of scripts that write no
/// spaces.
enum PolarityWords {
    static let all: [(PolarityMarks, String)] = [
        (
            .negation,
            """
            no not never none nor neither cannot can't isn't isnt aren't doesn't don't won't mustn't
            needn't wasn't
            without lacks nobody nothing n't no_longer any_more
            nicht kein keine keinen keiner keinem keines nie niemals ohne weder geen niet nooit zonder nein
            nee
            pas jamais sans aucun aucune ni sin ningún ninguna ninguno nunca jamás não nem sem nenhum
            nenhuma non mai
            senza nessun nessuno nessuna ya_no
            değil yok hiçbir asla hayır не нет без никогда nie brak nikt żaden bez لا ليس لن بدون غير
            """
        ),
        (
            .avoidance,
            """
            avoid avoids avoiding avoided skip skips drop drops dropped remove removes removed removing
            lift lifts lifted
            omit omits omitted forbid forbids instead_of rather_than unlike different_from differs_from
            replace replaces
            replacing delete deletes
            vermeide vermeiden vermeidet entferne entfernen entfernt statt anstelle anstatt vermijd
            vermijden verwijder
            éviter évitez évite supprimer supprimez retirer retirez au_lieu_de evitar evita evite eliminar
            elimina quitar
            en_lugar_de remover remova evitare rimuovere rimuovi invece_di
            kaçının kaldırın избегайте избегать уберите удалите вместо
            """
        ),
        (
            .past,
            """
            was were had formerly previously former legacy used_to_be used_to_have
            in_the_past
            war waren hatte hatten früher vormals ehemals vroeger voorheen
            était étaient avait avaient autrefois auparavant anciennement era eran eram tenía tenían tinha
            aveva anteriormente antiguamente antigamente
            previamente erano precedentemente un_tempo
            eskiden önceden idi был была было были раньше ранее прежде dawniej wcześniej سابقا كان
            """
        ),
        (.condition, "because after before whether ob ли"),
        ([.condition, .only], "where"),
        (
            [.condition, .limiting],
            """
            if when while unless whenever until
            wenn falls sobald solange sofern außer wanneer tenzij indien
            si quand lorsque cuando mientras quando
            eğer если когда jeśli jeżeli gdy إذا عندما لو
            """
        ),
        (
            .limiting,
            """
            except excepting excepted though although obwohl aunque excluding excluded aside
            ignoring_drafts ignoring_deleted ignoring_archived ignoring_removed ignoring_nil
            ignoring_null ignoring_empty apart_from as_long_as other_than but_only not_counting partial
            filtered partieller partiel parcial not_including
            ausgenommen abgesehen behalve uitgezonderd sauf excepté hormis hors tant_que excepto salvo
            tranne eccetto
            exceto hariç кроме oprócz poza باستثناء
            """
        ),
        (
            .removal,
            """
            dropped removed deleted gone retired abolished deprecated obsolete abandoned withdrawn
            no_longer discontinued
            entfernt gelöscht entfallen abgeschafft weggefallen veraltet verwijderd vervallen
            supprimé supprimée retiré retirée abandonné abandonnée obsolète eliminada eliminado suprimida
            suprimido
            removida removido rimosso rimossa eliminato eliminata obsoleto obsoleta
            old alt alte altes oud oude ancien ancienne viejo vieja antiguo antigua antigo antiga
            vecchio vecchia eski старый старая старое stary stara stare قديم
            kaldırıldı silindi удалён удален удалена usunięty usunięte
            """
        ),
        (
            .undecided,
            """
            tbd tbc todo undecided unclear maybe perhaps proposed proposal planned candidate suggested
            potential open_question to_be_decided
            to_be_discussed to_be_confirmed not_sure for_discussion hint_only
            vielleicht offene_frage ungeklärt unklar geplant vorgeschlagen noch_offen peut-être à_décider
            question_ouverte
            wrong incorrect impossible infeasible unworkable unsuitable too_strict
            falsch unmöglich ungeeignet impossibile imposible impossível incorrecto incorreto sbagliato
            proposé proposée prévu quizás por_decidir propuesto propuesta pregunta_abierta planificado
            talvez forse proposto
            """
        ),
        (
            .tolerance,
            """
            allowed permitted fine ok okay accepted acceptable tolerated possible legal harmless may_occur
            can_occur
            may_exist can_exist welcome valid expected common
            erlaubt zulässig möglich gestattet akzeptiert toegestaan mogelijk
            autorisé autorisés permis admis possibles acceptés permitidos permitido posibles admitidos
            aceptados possíveis
            ammessi consentiti possibili
            """
        ),
        (
            .scope,
            """
            for in at on over among amongst between during inside across with für im in bei über unter
            während voor bij
            pour dans chez parmi sur en sobre para entre em no na nel tra для в у среди
            """
        ),
        (
            .predicate,
            """
            is are was were be has have had must can should will shall does do gets wins win keep keeps
            keeping holds
            which that so since to used enforced checked needed required ensured guaranteed it they this
            these see thus hence
            for_fast for_faster for_lookup for_lookups for_dedupe for_deduplication for_search for_searches
            for_sorting
            for_queries for_performance for_speed for_sync for_conflict
            ist sind wird werden muss müssen darf soll hat haben kann damit sodass um welche siehe geprüft
            erzwungen gesichert
            moet moeten wordt worden zijn heeft zodat
            est sont doit doivent peut a ont qui que pour afin car vérifié vérifiée garanti garantie
            comprobado comprobada es son debe deben puede tiene que porque deve devem
            è sono deve devono
            """
        ),
        (
            .possibility,
            """
            may might could maybe perhaps possibly optionally probably likely consider considering
            considered todo someday
            planned future fixme possible idea plan plans planning tbd intend intended hardly will going_to
            möglich möglicher mögliche mögliches mogelijk mogelijke posible possível possibile olası
            возможный możliwy możliwa ممكن
            vielleicht eventuell möglicherweise könnte geplant gepland misschien eventueel zou
            peut-être éventuellement pourrait quizás posiblemente podría talvez possivelmente poderia
            prévu planificado planejado previsto forse eventualmente potrebbe
            belki возможно
            """
        ),
        (
            .habit,
            """
            typical typically usual usually generally mostly normally often almost nearly practically
            virtually hopefully conditionally locally once einst damals ooit jadis antaño outrora
            typisch typischerweise üblich üblicherweise normalerweise meist meistens beinahe nahezu meestal
            doorgaans gewoonlijk
            habituel habituellement généralement normalement habitual normalmente generalmente geralmente
            habitualmente
            solitamente di_solito
            genellikle обычно как_правило
            """
        ),
        (
            .example,
            """
            e.g e.g. eg example examples for_instance such_as sample samples
            z.b z.b. zb bspw beispiel beispielsweise etwa bijv bijv. bijvoorbeeld b.v
            exemple exemples ex p.ex p.ex. ejemplo ejemplos ej p.ej p.ej. exemplo exemplos esempio esempi p.es p.es.
            ad_es ad_es.
            t.ex f.eks exempelvis esimerkiksi till_exempel for_eksempel například contoh misalnya ví_dụ مثل
            örneğin örn mesela например напр np. np przykład مثلا
            """
        ),
        (.pattern, "such format formatted pattern i.e ie vgl cf formato"),
        (.comparison, "like as wie come como comme zoals ähnlich similar"),
        (
            .contrast,
            """
            but and yet however except besides aber sondern und jedoch maar mais et pero sino y mas ma e
            ama ve а но и
            """
        ),
        (
            .only,
            "only just merely nur lediglich alleen seulement solo sólo solamente só apenas soltanto solo sadece только"
        ),
        (
            .need,
            """
            needed required necessary enforced guaranteed wanted
            nötig notwendig erforderlich benötigt garantiert erzwungen nodig vereist verplicht
            nécessaire requis requise obligatoire garanti necesario necesaria requerido necessário
            necessária obrigatório
            necessario necessaria richiesto garantito garantizado garantido
            gerekli нужен нужна нужно требуется гарантируется
            """
        ),
        (
            .service,
            """
            used usable work works hold holds applied apply applies possible feasible desired
            verwendet benutzt möglich gewünscht anwendbar gebruikt mogelijk
            utilisé utilisée possible souhaité usado usada usar posible aplicable possível utilizado usato
            possibile kullanılamaz mümkün используется возможно użyty możliwe
            """
        ),
        (.void, "null nil empty blank negative zero leer nul nulo vacío vazio vuoto leeg"),
        (
            .start,
            "from starting as_of ab vanaf à_partir_de dès a_partir_de a_partire_da da dalla od с начиная von"
        ),
        (.limit, "before until till bis vor tot vóór avant jusqu'à hasta antes até prima fino önce kadar до"),
        (.version, "ios"),
    ]

    /// Before the phrase, as a part of its word or the word before it.
    static let ideographsBefore: [(PolarityMarks, [String])] = [
        (.negation, ["不", "非", "未", "无", "無", "没", "沒", "避免", "免去"]),
        (.past, ["以前", "旧", "舊", "曾经", "曾經", "过去", "過去", "不再", "かつて"]),
        (.condition, ["如果", "若", "假如", "もし"]),
        (.possibility, ["可能", "也许", "也許", "考虑", "考慮", "おそらく", "たぶん"]),
        (.habit, ["通常", "一般"]),
        (.removal, ["旧", "舊", "古い"]),
        (.limiting, ["除外", "除了", "除非", "仅当", "僅當", "を除"]),
        (.removal, ["已删除", "已刪除", "已移除", "废弃", "廢棄", "廃止", "削除"]),
        (.undecided, ["待定", "未定", "検討中"]),
        (.tolerance, ["允许", "允許", "可以", "許可", "許され"]),
        (.predicate, ["是", "必须", "必須", "因为", "因為", "用于", "以便", "です", "ため", "ので"]),
        (.example, ["例如", "比如", "譬如", "例", "たとえば"]),
    ]

    /// Behind the phrase.
    static let ideographsBehind: [(PolarityMarks, [String])] = [
        (.negation, ["ではな", "ではあり", "でな", "じゃな", "なし", "不要", "しない", "せず", "ない"]),
        (.past, ["だった", "でした"]),
        (.condition, ["の場合", "なら", "のとき", "的话"]),
    ]
}
