extension Language {
    static let finnish = Language(
        "Finnish",
        [
            .entityLabel: "taulu, entiteetti",
            .fieldColumn: "kenttä, sarake",
            .codeNameColumn: "tekninen nimi, fyysinen nimi",
            .finding: "hae, haetaan, haku, etsi, etsitään, suodata, suodatetaan",
            .sorting: "lajittele, lajitellaan, järjestetään, lajiteltu",
            .foundBy: "mukaan, perusteella",
            .queryTurn: "näytä, sitten, tallenna",
            .supposition: """
            ei, eivät, ilman, voi, ehkä, myöhemmin, paikallisesti, laitteella, muistissa, oli
            """,
            .encrypted: "salattu, salattuna",
            .since: "alkaen, versiosta, lähtien",
            .until: "asti, saakka, ennen",
            .retired: "vanhentunut, poistettu käytöstä, vanhentunut kenttä",
            .outOfUse: "poistetut, vanhat",
            .planned: "suunniteltu, suunnitellut, tulevat, seuraavaksi, myöhemmin, joskus, pian",
            .unwritten: "ei enää kirjoiteta, ei enää käytetä, ei enää käytössä",
            .earlierKey: "sitä ennen kentässä, aiemmin kentässä, aiempi avain, vanha avain",
            .formerName: "aiemmin, ennen, entinen",
            .originalName: """
            nimetty uudelleen kentästä, aiemmin nimeltään, aiempi nimi, vanha nimi, entinen nimi
            """,
            .this: "tämä",
            .forExample: "esim, esimerkiksi",
            .abbreviation: "esim",
        ])
}
