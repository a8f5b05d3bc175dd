import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads the name of the record zone: of the document, or of an entity in a line of its own.
///
///     Records live in the custom zone "TripZone".
///     **Zone:** `TripZone`
///     Kept in the default zone.
///
/// The default zone, and a zone that is described but not named, is none; but beside a document's zone, an entity in the
/// default zone is not in that one.
package struct ZoneStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var inDefaultZone: [Int: Declared<String>] = [:]
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, wording.mayMean(.zone) || wording.tokens.contains(where: Self.isZoneWord)
            else { continue }
            for sentence in wording.sentences {
                guard let zone = Self.zone(wording, sentence) else {
                    guard let zone = Self.defaultZone(wording, sentence) else { continue }
                    if let entity = reading.scopes[index] {
                        inDefaultZone[entity] = zone
                    } else if reading.schema.defaultZone == nil {
                        reading.schema.defaultZone = zone
                    }
                    continue
                }
                if let entity = reading.scopes[index], !Self.isStep(wording, sentence) {
                    if Self.isLabel(wording, sentence) {
                        reading.schema.entities[entity].zone = zone
                        reading.useAsMetadata(index, sentence: sentence)
                    } else if reading.schema.entities[entity].zone == nil,
                        Self.isAboutRecords(wording, sentence)
                    {
                        reading.schema.entities[entity].zone = zone
                    } else if reading.schema.zone == nil, reading.schema.entities.count == 1 {
                        reading.schema.zone = zone
                    }
                } else if reading.schema.zone == nil {
                    reading.schema.zone = zone
                }
            }
        }
        readHeadings(in: &reading)
        if reading.schema.zone == nil { reading.schema.zone = Self.zoneInCode(reading) }
        guard reading.schema.zone != nil else { return }
        for (entity, zone) in inDefaultZone where reading.schema.entities[entity].zone == nil {
            reading.schema.entities[entity].zone = zone
        }
    }

    /// "`Room` (custom zone `RoomsZone`)": what the heading of a record type says in brackets.
    private func readHeadings(in reading: inout DocumentReading) {
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            guard let anchor, reading.schema.entities[entity].zone == nil,
                case .heading(_, let content) = reading.outline.passages[anchor].block.kind
            else { continue }
            let heading = Wording(content)
            guard let open = heading.tokens.firstIndex(where: { $0.sign == .open }),
                let close = heading.tokens[open...].firstIndex(where: { $0.sign == .close })
            else { continue }
            reading.schema.entities[entity].zone =
                Self.zone(heading, open + 1..<close) ?? Self.zoneByItsName(heading.tokens[open..<close])
        }
    }

    /// "`Room` (Private DB, RoomsZone)": the name says what it is of.
    private static func zoneByItsName(_ words: ArraySlice<Wording.Token>) -> Declared<String>? {
        guard words.contains(where: { $0.means(.database) }) else { return nil }
        let names = words.filter { $0.isName && $0.text.hasSuffix("Zone") && NamingLine.isCompound($0.text) }
        return names.count == 1 ? Declared(names[0].text, at: names[0].span) : nil
    }

    /// "One custom zone:" above a block of code that holds its name and nothing else.
    private static func zoneInCode(_ reading: DocumentReading) -> Declared<String>? {
        for (index, passage) in reading.outline.passages.enumerated().dropFirst() {
            guard case .codeBlock(let block) = passage.block.kind, let line = reading.line(above: index),
                line.tokens.last?.sign == .colon,
                line.sentences.last.map({ sentence in
                    line.tokens[sentence].contains(where: isZoneWord)
                        && !line.tokens[sentence].contains { $0.means([.negation, .no, .condition]) }
                }) ?? false
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            guard code.lines.count == 1, case let name = code.text(in: code.lines[0]),
                Identifier.isValid(name), !name.hasPrefix("CK"), !name.means(.vagueZone)
            else { continue }
            return Declared(name, at: code.span(code.lines[0]))
        }
        return nil
    }

    /// "Zone: default", "Records live in the default zone": by CloudKit's own name of it.
    private static func defaultZone(_ wording: Wording, _ sentence: Range<Int>) -> Declared<String>? {
        guard let zone = sentence.prefix(longestDefault).first(where: { wording.tokens[$0].means(.zone) }),
            // What is said behind it, such as "and are never shared", is of another thing.
            !(sentence.lowerBound..<zone).contains(where: {
                wording.tokens[$0].means([.negation, .no, .condition])
            }),
            let word = sentence.first(where: { isDefaultWord(wording.tokens[$0]) }),
            word == zone - 1 || word > zone && word <= zone + 2 && isLabel(wording, sentence)
        else { return nil }
        return Declared("_defaultZone", at: wording.tokens[word].span)
    }

    private static let longestDefault = 14

    private static func isDefaultWord(_ token: Wording.Token) -> Bool {
        let text = token.text.lowercased()
        return token.kind != .sign
            && (["default", "_defaultzone", "defaultzone"].contains(text)
                || token.means(.standard) && text != "custom")
    }

    /// "The record lives in the custom zone `TripZone`": not what moves it, and no zone that it is not in.
    private static func isAboutRecords(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        sentence.prefix(3).contains { wording.tokens[$0].means(.record) }
            && !sentence.contains { wording.tokens[$0].means([.negation, .no, .condition]) }
            && sentence.count(where: { wording.tokens[$0].means(.zone) }) == 1
    }

    /// "Create zone: `Trips`": what is set up once, for all.
    private static func isStep(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        sentence.first.map { wording.tokens[$0].means(.create) } ?? false
    }

    private static func isLabel(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        sentence.prefix(3).contains { wording.tokens[$0].means(.zone) }
            && sentence.prefix(4).contains { wording.tokens[$0].sign == .colon }
    }

    private static func zone(_ wording: Wording, _ sentence: Range<Int>) -> Declared<String>? {
        for index in sentence where isZoneWord(wording.tokens[index]) {
            if let name = name(behind: index, wording, sentence) { return Declared(name.text, at: name.span) }
            // "the `Main` zone", "the `Main` custom zone", "the `Main` record zone"
            var before = index - 1
            if before > sentence.lowerBound,
                wording.tokens[before].means(.standard)
                    || wording.tokens[before].means(.record) && isStated(wording, sentence)
            {
                before -= 1
            }
            if before >= sentence.lowerBound, isZoneName(wording.tokens[before]) {
                return Declared(wording.tokens[before].text, at: wording.tokens[before].span)
            }
        }
        return nil
    }

    /// Of one zone alone, and neither denied, put off, past nor asked.
    private static func isStated(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        let tokens = wording.tokens[sentence]
        return tokens.isPlainStatement && !wording.asks(sentence)
            && tokens.count(where: { $0.means(.zone) }) == 1
            && !tokens.contains { $0.means([.negation, .no, .condition, .every, .per, .elsewhere]) }
    }

    /// A word for a zone, or the framework's type of one.
    private static func isZoneWord(_ token: Wording.Token) -> Bool {
        token.means(.zone) || token.kind == .code && token.text == "CKRecordZone"
    }

    /// `zone "Trips"`, "zone name: `Trips`", "zone called `Trips`", "Zone: Trips".
    private static func name(behind zone: Int, _ wording: Wording, _ sentence: Range<Int>) -> Wording.Token? {
        var index = zone + 1
        var hasColon = false
        while index < sentence.upperBound, index <= zone + 3 {
            let token = wording.tokens[index]
            if isZoneName(token) { return token }
            // "the `Main` zone and the `Trip` record"
            if token.means([.and, .or]) { return nil }
            if hasColon, token.kind == .word, Identifier.looksLikeCode(token.text),
                !token.text.hasPrefix("CK")
            {
                return token
            }
            if token.kind == .sign, token.sign != .colon, token.sign != .open { return nil }
            if let colon = colon(behindRemarkAt: index, wording, sentence) {
                return value(behind: colon, wording, sentence)
            }
            hasColon = hasColon || token.sign == .colon
            index += 1
        }
        return nil
    }

    /// "Zone name (from code): `Trips`": the colon right behind a bracket that holds no name.
    private static func colon(behindRemarkAt open: Int, _ wording: Wording, _ sentence: Range<Int>) -> Int? {
        let tokens = wording.tokens[sentence]
        guard tokens[open].sign == .open, isLabelOfName(tokens[..<open]),
            let close = tokens[open...].prefix(longestRemark).firstIndex(where: { $0.sign == .close }),
            close + 1 < sentence.upperBound, tokens[close + 1].sign == .colon,
            tokens[open..<close].indices.allSatisfy({ isOfPlace($0, in: tokens) })
        else { return nil }
        return close + 1
    }

    /// "Zone", "Zone name"; but not "Zone errors", "Time zone".
    private static func isLabelOfName(_ label: ArraySlice<Wording.Token>) -> Bool {
        guard let first = label.first, first.means(.zone) else { return false }
        return label.count == 1 || label.count == 2 && (label.last?.means(.name) ?? false)
    }

    /// "from code", but not "no longer used", "example", "one per trip".
    private static func isOfPlace(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        let word = tokens[index]
        if word.sign == .open { return true }
        return word.kind == .word
            && (word.means([.preposition, .filler, .determiner, .standard])
                || word.text.lowercased() == "code"
                || word.text.lowercased() == "from")
    }

    private static let longestRemark = 8

    private static func value(behind colon: Int, _ wording: Wording, _ sentence: Range<Int>) -> Wording.Token?
    {
        guard colon + 1 < sentence.upperBound, isZoneName(wording.tokens[colon + 1]) else { return nil }
        let next = colon + 2 < sentence.upperBound ? wording.tokens[colon + 2] : nil
        return next.map { [.comma, .slash].contains($0.sign) } ?? false ? nil : wording.tokens[colon + 1]
    }

    private static let databases: Set = [
        "privateCloudDatabase", "publicCloudDatabase", "sharedCloudDatabase",
    ]

    /// In back-ticks or quotation marks, and not a word for the default zone or what the framework calls its own.
    private static func isZoneName(_ token: Wording.Token) -> Bool {
        guard token.kind == .code || token.kind == .quotation, !token.text.isEmpty else { return false }
        let isPlain = token.text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x28 && $0 != 0x2f }
        return isPlain && !token.text.hasPrefix("CK") && !databases.contains(token.text)
            && !token.text.means(.vagueZone)
    }
}
