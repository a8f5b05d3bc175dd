extension Language {
    static let swedish = Language(
        "Swedish",
        [
            .entityLabel: "tabell, entitet",
            .fieldColumn: "fält, fältnamn, kolumn, kolumnnamn",
            .codeNameColumn: "tekniskt namn, fysiskt namn",
            .typeColumn: "datatyp",
            .notesColumn: "beskrivning",
            .finding: "sök, söka, söks, sökning, hämta, hämtas, filtrera, filtreras",
            .sorting: "sortera, sorteras, sorterade, sorterad, sorterat",
            .foundBy: "efter, på, via, vars",
            .queryTurn: "visa, visar, sedan, spara",
            .supposition: "inte, aldrig, utan, kan, kanske, senare, lokalt, enheten, minnet, cache, var",
            .encrypted: "krypterad, krypterat, är krypterad",
            .since: "sedan, från",
            .until: "till, före, innan",
            .retired: "utfasad, föråldrad, utgången",
            .outOfUse: "borttagna, gamla, tidigare",
            .planned: "planerad, planerade, framtida, nästa, senare, snart, härnäst",
            .unwritten: "skrivs inte längre, används inte längre, inte längre använd",
            .earlierKey: "dessförinnan i, tidigare i, tidigare nyckel, gammal nyckel",
            .formerName: "tidigare, förut, var",
            .originalName: """
            omdöpt från, bytte namn från, tidigare kallad, hette tidigare, tidigare namn, gammalt namn
            """,
            .this: "denna, detta",
            .forExample: "t.ex, exempelvis, till exempel",
            .abbreviation: "t.ex",
        ])
}
