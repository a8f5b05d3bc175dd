extension Language {
    static let czech = Language(
        "Czech",
        [
            .type: "typ",
            .tickYes: "ano",
            .tickNo: "ne",
            .noFlag: "pole",
            .kind: "typ",
            .entityLabel: "tabulka, entita",
            .fieldColumn: "pole, název pole, sloupec, název sloupce",
            .codeNameColumn: "technický název, fyzický název",
            .typeColumn: "typ dat, datový typ",
            .requiredColumn: "povinné",
            .notesColumn: "popis",
            .finding: """
            hledat, hledá, hledají, vyhledávání, vyhledává, filtrovat, filtruje, filtrováno, dotaz
            """,
            .sorting: "řadit, řazeno, seřazeno, seřazené, řazení",
            .foundBy: "podle, dle",
            .queryTurn: "zobrazit, pak, uložit",
            .supposition: "ne, nikdy, bez, může, později, lokálně, zařízení, paměti, byl, byly",
            .encrypted: "šifrováno, šifrované, šifrovaný",
            .since: "od",
            .until: "do, před",
            .retired: "zastaralé, zastaralý, zastaralá, vyřazeno",
            .outOfUse: "odstraněné, staré, bývalé",
            .planned: "plánováno, plánované, budoucí, další, později, někdy, brzy",
            .unwritten: "již se nezapisuje, už se nezapisuje, již se nepoužívá, už se nepoužívá",
            .earlierKey: "předtím v, dříve v, do té doby v, předchozí klíč, starý klíč",
            .formerName: "dříve, původně",
            .originalName: "přejmenováno z, dříve pojmenováno, původní název, předchozí název, starý název",
            .this: "tento, tato, toto",
            .forExample: "např, napr, například",
            .abbreviation: "např, napr",
        ])
}
