extension Language {
    static let german = Language(
        "German",
        [
            .record: "datensatz, datensätze, datensätzen",
            .type: "typ, typen",
            .development: "entwicklung, entwicklungsumgebung",
            .inCommon: "gemeinsame, gemeinsam, gemeinsamen",
            .extra: "zusätzliche, zusätzlich, eigene, weitere",
            .exception: "außer, ausgenommen, ausser, ausnahme, abgesehen, andere als, anderen als",
            .entityLabel: """
            entität, entitäten, tabelle, tabellen, datensatztyp, datensatztypen, modell, modelle
            datenmodell, datenmodelle, record-typ, record-typen, recordtyp, recordtypen
            """,
            .name: "name, namen, namens, genannt",
            .fields: """
            attribute, feld, felder, feldern, attribut, eigenschaft, eigenschaften, spalte, spalten
            """,
            .general: """
            beschreibungen, schema, definition, lösung, fehlerbehebung, schemata, übersicht, struktur
            definitionen, daten, einrichtung, überblick, aufbau
            """,
            .step: "schritt, teil, abschnitt",
            .filler: """
            weitere, zusätzliche, andere, optional, neu, in, der, die, das, den, dem, ein, eine, für
            anlegen, erstellen, hinzufügen, prüfen, erstellung, neue, neuer, neues, neuen, geänderte
            aktualisierte, gemeinsame, grundlegende, wichtige
            """,
            .recordTypeLabel:
                "datensatztyp, datensatztypen, record-typ, record-typen, recordtyp, recordtypen",
            .elsewhere: "eingabe, eingaben, ausgabe, ausgaben, ein-/ausgabe, anfrage, antwort",
            .index: "index, indiziert, indizes, indexierung, indexen, indexiert",
            .security: "sicherheit, berechtigung, berechtigungen, rechte, zugriff, zugriffsrechte, rollen",
            .role: "rolle, rollen",
            .uniqueness: "eindeutigkeit, eindeutiger, einmalig",
            .relationship: "beziehung, beziehungen",
            .rows: """
            standard, standards, vorgaben, voreinstellung, voreinstellungen, vordefiniert, vordefinierte
            feste, fixe, anfangsdaten, initiale, startwerte, beispieldaten
            """,
            .aside: "hinweise, notizen, beispiel, beispiele, regeln",
            .queryable: "abfragbar",
            .sortable: "sortierbar",
            .searchable: "durchsuchbar, suchbar",
            .ascending: "aufsteigend",
            .descending: "absteigend",
            .system: "system",
            .compound: "zusammengesetzt, zusammengesetzter, kombiniert",
            .demand: "muss, müssen",
            .wish: "soll, sollen, sollte, sollten",
            .adding: "füge, fügen, ergänze, ergänzen, hinzufügen",
            .marking: "markiere, markieren, aktiviere, aktivieren, setze, setzen, wähle",
            .only: "nur, ausschließlich",
            .creator: "ersteller, erstellerin, eigentümer, besitzer, urheber, erstellende",
            .user: "person, nutzer, benutzer, anwender",
            .signedIn:
                "angemeldete, angemeldeten, authentifizierte, eingeloggte, angemeldet, angemeldeter, authentifiziert, eingeloggt",
            .everyone: "jeder, alle, öffentlich, öffentlichkeit, welt",
            .permitted: "lesbar, schreibbar, beschreibbar, änderbar, bearbeitbar",
            .read: "lesen, lese, lesezugriff, lesbar, gelesen",
            .write: """
            schreiben, schreib, schreibzugriff, bearbeiten, ändern, schreibbar, beschreibbar, änderbar
            bearbeitbar
            """,
            .create: "anlegen, erstellen",
            .access: "zugriff",
            .full: "vollzugriff, voller, volle",
            .no: "kein, keine, keinen, nicht, nie, niemand, ohne",
            .can: "kann, können, darf, dürfen, hat, haben, mag",
            .device: "gerät, gerätes, geräts, geräte",
            .cache: "zwischenspeicher, cache",
            .local: "lokal, lokale, lokaler, lokales",
            .synchronised: "synchronisiert, abgeglichen, hochgeladen, gespiegelt",
            .zone: "zonen",
            .database: "datenbank, databank, cloudkit-datenbank, icloud-datenbank",
            .private: "privat, privaten, private, privater",
            .public: "öffentliche, öffentlichen, öffentlich, öffentlicher",
            .shared: "geteilte, geteilten, geteilt, gemeinsame, gemeinsamen",
            .standard: "standard",
            .key: "schlüssel",
            .primary: "primär, primärschlüssel",
            .per: "pro, je",
            .by: "über, nach, anhand, durch, auf",
            .one: "ein, eine, einen, nur",
            .or: "oder",
            .and: "und, und/oder",
            .is: "ist, es, sind",
            .unique:
                "eindeutig, eindeutiger schlüssel, muss eindeutig sein, eindeutigkeitsbedingung, unik, einzigartig",
            .within: "innerhalb",
            .together: "zusammen, gemeinsam, kombination, verbindung",
            .with: "mit",
            .composes: "verbindet, kombiniert, verknüpft",
            .composed: "gebildet, zusammengesetzt, abgeleitet, berechnet, erzeugt, gebaut",
            .composedOf: "aus, von, mit",
            .toMany: "zu-viele",
            .toOne: "zu-eins",
            .many: "viele, mehrere",
            .has: "hat, enthält, besitzt",
            .belongs: "gehört",
            .inverse: "umkehrung, umkehrung von, gegenstück zu",
            .cascade: "kaskade, kaskadierend, kaskadieren, kaskadiert",
            .nullify: "annullieren, nullsetzen, auf null setzen, auf nil setzen",
            .deny: "verweigern",
            .delete: "löschen, löscht",
            .target: "ziel, zielentität",
            .select: "wähle, öffne",
            .schema: "schema, schemata, datenmodell",
            .structure: "definition, struktur",
            .chapter: """
            architektur, implementierung, persistenz, umsetzung, einleitung, einführung
            zusammenfassung, voraussetzungen, bereitstellung, konfiguration, details, einzelheiten
            """,
            .storedTypes: "entität, entitäten, datenmodelle, datenbank",
            .storage: "persistenz, speicherung",
            .schemaFile: "datenbank",
            .settings: "konfiguration",
            .messages: "json",
            .variables: "umgebung, umgebungsvariablen, konfiguration",
            .example: "beispiel, beispiele",
            .template: "vorlage",
            .maybeOfRecords: "hinweise, notizen, regeln",
            .workItem: "aufgabe, tag",
            .stored: "gespeichert, persistiert, synchronisiert",
            .transient: "flüchtig, berechnet",
            .otherFields: "system",
            .missing: "fehlende",
            .valueList: "werte, fälle, aufzählung",
            .enumerationLabel: "aufzählung, aufzählungen, aufzählungstyp, aufzählungstypen",
            .classLabel: "klasse, objekt",
            .rawValueColumn: "rohwert, wert, gespeicherter wert",
            .keyFields: """
            wichtige felder, wesentliche felder, wichtigste felder, hauptfelder, kernfelder, wichtige attribute
            schlüsselattribute
            """,
            .interface: "methode",
            .same: "identischen, gleichen, selben, denselben, demselben, derselben, dasselbe, dieselben",
            .every: "alle, jeder, jede, jedes, beide, allen",
            .negation: "nicht, kein, keine, nie, ohne",
            .condition: "wenn, falls, sobald, nur, solange, außer, als",
            .functionWord: """
            in, string, text, der, die, das, den, dem, des, ein, eine, einer, eines, einem, als, von, vom
            zu, zum, zur, im, auf, für, mit, gespeichert, wird, werden, ist, wert, werte, feld, zahl
            zeichenkette, behandelt, es
            ende-zu-ende
            """,
            .rangeJoin: "bis, und",
            .forExample: "z.b, z.b., beispielsweise, etwa, zb, vgl, bspw",
            .comparison: "wie, ähnlich",
            .openEnd: "usw, weitere, anderen, u.a",
            .abbreviation: "nr, bzw, evtl, usw, z.b, u.a, d.h, inkl, bspw",
            .answerYes: "ja, wahr",
            .answerNo: "nein, falsch",
            .truth: "aktiv, aktiviert",
            .falsehood: "inaktiv, deaktiviert",
            .tickYes: "j",
            .tickNo: "nie, klartext, unverschlüsselt",
            .noFlag: "index, land, landes",
            .collection: "array, liste, listen, kommagetrennt, kommaseparierte",
            .kind: "status, rolle, benutzerrolle, typ, art, modus, zustand, stufe, kategorie, priorität",
            .scale: "skala, bewertung",
            .more: "mehr, größer",
            .deleted: "gelöscht, entfernt",
            .auxiliary: "wird, werden",
            .quantity: "anzahl, menge, summe",
            .openSet: "kürzel, pfad, symbol",
            .derivation: "abgeleitet, gebildet, zusammengesetzt, enthält",
            .occasion: "wenn, sobald, falls, als",
            .determiner: "dem, der, seinem, seiner, ihrem, ihrer",
            .pronoun: "ihm, ihr",
            .preposition: "zu, zum, zur, auf, von, der, aus, des",
            .rawValueWord: "rohwert",
            .boolean: """
            bool, flag, boolescher wert, boolesch, boolesche, boolescher, boolesches, wahrheitswert
            boolean-wert, bool-wert
            """,
            .whether: "ob, wahr wenn",
            .uuid: "uuid",
            .json: "json, json-array, json-objekt",
            .list: "array, liste",
            .optional: """
            optional, optionale, optionaler, optionales, kann null sein, kann fehlen, kann nil sein
            darf null sein, darf nil sein, darf fehlen, kein pflichtfeld, keine pflicht
            keine pflichtangabe, nicht erforderlich, nicht verpflichtend, nicht zwingend
            nicht notwendig, nil bedeutet, null bedeutet, nur gesetzt wenn, nur vorhanden wenn
            kann weggelassen werden, darf weggelassen werden, kann entfallen, kann leer bleiben
            darf leer bleiben, fehlt bei, fehlt in alten, leer bis, nil bis, null bis, fehlt bis
            nil bei, null bei, nil wenn, null wenn
            """,
            .optionalClause: "freiwillig, bedingt",
            .required: """
            erforderlich, pflichtfeld, pflicht, notwendig, nicht optional, nicht null, verpflichtend
            pflichtfelder
            """,
            .encrypted: """
            verschlüsselt, wird verschlüsselt, verschlüsselt gespeichert, ende-zu-ende-verschlüsselt
            ende-zu-ende verschlüsselt
            verschlüsselter, verschlüsselte
            """,
            .mergeServer: "der server gewinnt, server gewinnt",
            .mergeNewer: "der neuere wert gewinnt, neuerer wert gewinnt, die letzte änderung gewinnt",
            .mergeSum:
                "wird addiert, werden addiert, zähler werden addiert, wird aufsummiert, werden aufsummiert",
            .mergeMax: "der größere wert gewinnt, der höchste wert gewinnt, das maximum gewinnt",
            .mergeMin: "der kleinere wert gewinnt, der kleinste wert gewinnt, das minimum gewinnt",
            .mergeUnion: "werden vereinigt, listen werden vereinigt",
            .two: "zwei",
            .shares: "teilen, gemeinsam",
            .repeats: "wiederholen, wiederholt, wiederholung, doppelt, mehrfach, wiederverwenden",
            .identified: "identifiziert",
            .naturalKey: "natürlicher, natürliche, fachlicher, fachliche",
            .furtherPart: "sowie, auch, außerdem, zusätzlich, plus",
            .version: "version, versionen, fassung",
            .deviceOnly: """
            nicht synchronisiert, wird nicht synchronisiert, nie synchronisiert, nur lokal
            nur auf dem gerät, nur auf diesem gerät, bleibt auf dem gerät, lokal only, ohne sync
            """,
            .notStored: "berechnet, nicht gespeichert, wird nicht gespeichert, abgeleitet",
            .removed: """
            entfernt, gestrichen, gelöscht, wurde entfernt, entfällt, entfallen, weggefallen, fällt weg
            ist entfallen, wurde gestrichen
            """,
            .since: "seit, ab, in, mit",
            .until: "bis, vor",
            .retired: "veraltet, abgekündigt, ist veraltet, ausgemustert",
            .outOfUse: "entfernte, entfernten, gelöschte, ehemalige, frühere, reservierte, unbenutzte",
            .renaming: "umbenennen, umbenannt, umbenannte, umbenennung, umbenennungen",
            .nowadays: "jetzt, nun, heute, heißt",
            .replaces: "ersetzt, ersetzte, nachfolger, löst",
            .calledAs: "als, namens, heißt, noch",
            .formerColumn: "alt, alter name, früher, früherer name, bisher, vorher, von",
            .currentColumn: "neu, neuer name, jetzt, nachher, nach, heutiger name",
            .nameUntil: "bekannt als, genannt, hieß",
            .nameInCloudKit:
                "cloudkit-name, name in cloudkit, schlüssel in cloudkit, cloudkit-schlüssel, in cloudkit noch, in cloudkit gespeichert als",
            .ideas:
                "idee, ideen, zukunft, vorschlag, vorschläge, geplant, überlegungen, alternativen, fragen, ausblick, verworfen",
            .changes: "änderungen, änderungsprotokoll, versionsgeschichte, historie, verlauf",
            .planned: """
            geplant, geplante, geplanten, zukünftige, künftige, vorgesehen, vorgesehene
            noch nicht ausgerollt, aufgeschoben, zurückgestellt, noch nicht umgesetzt, kommt
            kommt später, kommt bald, demnächst, später, folgt später, noch nicht verfügbar
            noch nicht vorhanden
            als nächstes, als nächste, nächste version, irgendwann, bald, künftig, zukünftig
            """,
            .unwritten: """
            nicht mehr geschrieben, wird nicht mehr geschrieben, nicht mehr verwendet
            wird nicht mehr verwendet, nicht mehr benutzt, wird nicht mehr benutzt
            """,
            .earlierKey: """
            davor in, davor, vorher in, zuvor in, bis dahin in, früher in, früherer schlüssel
            alter schlüssel
            """,
            .formerName: "früher, vormals, ehemals, war",
            .originalName: """
            umbenannt von, umbenannt aus, hieß früher, früher genannt, hieß vorher, früherer name
            alter name
            """,
            .primaryKey: "primärschlüssel",
            .reference: """
            referenziert, referenz zu, referenz zum, referenz zur, referenz auf, verweist auf, verweis auf
            fremdschlüssel auf, fremdschlüssel zu, fremdschlüssel
            """,
            .identifier: """
            uuid des, uuid der, uuid vom, uuid von, uuid eines, uuid einer, id des, id der, id vom, id von
            id eines, kennung des, kennung der, verknüpft mit, verknüpfung mit, verknüpfung zu, beziehung zu, beziehung zum, beziehung zur
            gehört zu
            gehört zum, gehört zur
            """,
            .selfReference: "selbstreferenz, verweis auf sich selbst",
            .deleteRuleLead: "löschen, beim löschen, löschung, löschregel, löschverhalten, lösch-regel",
            .refusal: "verweigert, verhindern, verhindert, verbieten, verboten",
            .cascadeDelete: """
            löschweitergabe, kaskadierend, kaskadierend gelöscht, kaskadierendes löschen
            kaskadiert beim löschen, löschen kaskadiert, beim löschen kaskadiert
            """,
            .setNull: "beim löschen auf null gesetzt, beim löschen auf null setzen",
            .denyDelete: "verhindert das löschen, löschen wird verweigert, beim löschen verweigert",
            .noAction: "keine aktion",
            .deletedWhen: "wird gelöscht, werden gelöscht, wird entfernt",
            .deletedLead: "gelöscht",
            .deletedWith: "wird mit, werden mit, wird zusammen mit, werden zusammen mit, wird gemeinsam mit",
            .nilWhen: "auf null gesetzt, auf nil gesetzt, wird geleert",
            .rawValue: "rohwert von, rohwert des, rohwert der, rohwert für, rohwert",
            .defaultValue: "standard, standardwert, vorgabe, vorgabewert, standardmäßig, voreinstellung",
            .emptyText: "leerer string, leere zeichenkette, leerer text",
            .values: "werte, mögliche werte, erlaubte werte, gültige werte, zulässige werte",
            .noDefault: """
            auto-generiert, generiert, automatisch, keine, keiner, kein, ohne, leer, jetzt, aktuell
            """,
            .valuesLead: "einer von, eines von, entweder",
            .range: "bereich, wertebereich",
            .between: "zwischen, von, skala von",
            .lowerBound: "minimum, mindestens, minimal, nicht unter, nie unter",
            .upperBound: "maximum, höchstens, maximal, nicht über",
            .exclusiveLowerBound: "größer als, mehr als, muss größer als",
            .exclusiveUpperBound: "kleiner als, weniger als",
            .positive: "positiv, immer positiv, muss positiv sein, positive zahl, positive ganzzahl",
            .nonNegative: """
            nicht negativ, nie negativ, darf nicht negativ sein, kann nicht negativ sein, nicht-negativ
            """,
            .fieldColumn: """
            cloudkit-schlüssel, feldname, attributname, spaltenname, cloudkit-feld, neues feld, neues attribut
            neue eigenschaft
            """,
            .codeNameColumn: "technischer name, interner name, physischer name, gespeicherter name",
            .nameColumn: "bezeichnung",
            .rowNumberColumn: "nr",
            .typeColumn: "kotlin-typ, java-typ, typescript-typ, feldtyp, datentyp, cloudkit-typ",
            .swiftTypeColumn: "swift-typ",
            .requiredColumn: "benötigt, obligatorisch, muss",
            .optionalColumn: "nullbar",
            .defaultColumn: "default-wert, defaultwert",
            .encryptedColumn: "verschlüsselung",
            .optionsColumn: "optionen, einschränkung, einschränkungen, modifikatoren, validierung",
            .notesColumn: """
            definition, regel, beschreibung, bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, hinweise
            notiz, notizen, kommentar, kommentare, erklärung, bedeutung, zweck, begründung, erläuterung
            inhalt
            """,
            .exampleColumn: "beispielwert",
            .referenceColumn: "referenz, verweis, beziehung",
            .deleteRuleColumn: "löschregel",
            .recordTypeColumn: "datensatztyp, record-typ, record typ, recordtyp",
            .foreignColumn: "änderung, änderungen, vorher, nachher, fehler, lösung",
            .tableColumn: "spalte, spaltenname",
            .cardinality: "kardinalität",
            .comparing: "vergleich",
            .smallNumber:
                "beide, beiden, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf",
            .stringType: "zeichenkette, zeichenfolge",
            .integerType: "ganzzahl, ganze zahl",
            .floatType: "gleitkommazahl, fließkommazahl, gleitkomma",
            .decimalType: "dezimal, dezimalzahl, kommazahl",
            .booleanType: "boolesch, wahrheitswert, ja nein, wahr falsch",
            .dateType: "datum, datum uhrzeit, datum zeit, zeitstempel, datum und zeit, datum und uhrzeit",
            .urlType: "webadresse",
            .dataType: "binärdaten, binäre daten",
            .locationType: "standort",
            .referenceType: "referenz, verweis, beziehung",
            .strings: "texte, texten, zeichenketten, zeichenfolgen, freitext",
            .numbers: "zahl, zahlen, nummer, nummern, ganzzahlen, ganzen zahlen",
            .decimals: "kommazahlen, dezimalzahlen",
            .dates: "daten, zeitstempeln, zeitpunkt, zeitpunkte, zeitpunkten",
            .files: """
            datei, dateien, bild, bilder, bildern, bilddatei, foto, fotos, anhang, anhänge, anhängen
            """,
            .places: "ort, orte, orten, standorte, standorten, koordinaten",
            .references: "verweise, verweisen, referenzen",
            .links: "webadressen",
            .octets: "rohdaten",
            .fixColumn: "lösung, korrektur, behebung, abhilfe",
            .changeColumn: "änderung, änderungen, anpassung, nachher, neu, soll, maßnahme",
            .issueColumn: "ist, vorher",
            .removal: "entferne, entfernen, entfällt, lösche, löschen, streichen, weglassen",
            .initial: "standard",
            .rename: "umbenennen",
            .nothingToDo: "bereits, keine, nichts",
            .finding: """
            gesucht, suchen, sucht, suche, abgefragt, abfragen, abfrage, abfragt, gefiltert, filtern
            filtert, gefunden, geholt
            """,
            .sorting: "sortiert, sortieren, sortierung, geordnet",
            .foundBy: "nach, über, anhand, deren, dessen",
            .queryTurn: "zeigen, zeigt, speichern, speichert, dann, um",
            .supposition: """
            nicht, kein, keine, nie, ohne, könnte, könnten, kann, später, künftig, lokal, gerät
            client, cache, arbeitsspeicher, statt, vermeiden, geplant, früher, war, waren, wurde
            wurden
            """,
            .programChapter: """
            dienste, ansichten, architektur, netzwerk, fehler, schnittstelle, funktion, funktionen
            """,
            .goneFields: "entfernt, entfernte, gelöschte, ehemalige, berechnete, abgeleitete, lokale",
            .fieldGroup: "grundlagen, allgemein, allgemeines, zeitstempel, beziehungen, metadaten, geld",
            .fieldRules: "validierung, regeln, einschränkungen, prüfungen",
            .whichFields: "relevante, verfügbare, alle, vorhandene, entfernte",
            .this: "dieser, diese, dieses",
            .those: "diesen",
            .dataWord: "daten",
            .structureWord: "struktur, strukturen",
            .dataStructure: "datenstruktur, datenstrukturen",
            .markedWrong: "falsch",
            .markedRight: "richtig",
        ])
}
