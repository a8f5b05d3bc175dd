import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence

/// Reads the container's identifier wherever it stands: in prose, a list, a table or, failing those, code.
///
///     The app uses the `iCloud.org.example.Trips` container.
package struct ContainerStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var found: [Declared<String>] = []
        var inCode: [Declared<String>] = []
        for passage in reading.outline.passages {
            switch passage.block.kind {
            case .paragraph, .heading, .table: Self.search(passage.block.span, in: reading, &found)
            case .codeBlock: Self.search(passage.block.span, in: reading, &inCode)
            case .list, .blockQuote, .html, .thematicBreak: break
            }
        }
        found = Self.withoutShort(found)
        guard let first = found.first ?? Self.withoutShort(inCode).first else { return }
        reading.schema.container = first
        var known: Set = [Self.withoutHyphen(first.value)]
        for other in found where known.insert(Self.withoutHyphen(other.value)).inserted {
            reading.report(
                .containerConflicting, .warning, "the document names a second container, '\(other.value)'",
                at: other.span, remedy: "the first one counts",
                related: [Diagnostic.Related("'\(first.value)' is named here", at: first.span)])
        }
    }

    /// `iCloud.Trips` is one only where nothing names a whole identifier.
    private static func withoutShort(_ found: [Declared<String>]) -> [Declared<String>] {
        let whole = found.filter { !isShort($0.value) }
        return whole.isEmpty ? found : whole
    }

    private static func isShort(_ name: String) -> Bool { name.split(separator: ".").count == 2 }

    private static let prefix = Array("iCloud.".utf8)

    private static func search(
        _ span: SourceSpan, in reading: DocumentReading, _ found: inout [Declared<String>]
    ) {
        let (text, prefix) = (reading.document.source.text, Self.prefix)
        let end = min(Int(span.upper), text.count)
        var index = Int(span.lower)
        while index + prefix.count < end {
            // The capital is rarer than the letter before it.
            guard text[index + 1] == prefix[1], text[index..<index + prefix.count].elementsEqual(prefix)
            else {
                index += 1
                continue
            }
            let start = index
            index += prefix.count
            while index < end, isPart(text[index]) { index += 1 }
            var last = index
            let isWhole = start > 0 && isQuote(text[start - 1]) && last < end && text[last] == text[start - 1]
            while last > start, text[last - 1] == 0x2e || !isWhole && text[last - 1] == 0x2d { last -= 1 }
            let name = String(decoding: text[start..<last], as: UTF8.self)
            guard start == 0 || !isPart(text[start - 1]), isIdentifier(name),
                !isShort(name) || isWhole && speaksOfContainer(text[Int(span.lower)..<end])
            else { continue }
            found.append(
                Declared(name, at: SourceSpan(file: span.file, lower: Int32(start), upper: Int32(last))))
        }
    }

    /// What quotation marks cut off makes no second container.
    private static func withoutHyphen(_ name: String) -> String {
        name.last == "-" ? String(name.dropLast()) : name
    }

    /// Between back-ticks or quotation marks a last hyphen is part of the name.
    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\"")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        Identifier.isWordByte(byte) || byte == 0x2e || byte == 0x2d
    }

    /// Whether the passage says what the name is of.
    private static func speaksOfContainer(_ passage: ArraySlice<UInt8>) -> Bool {
        passage.firstRange(ofBytes: "ontainer") != nil
    }

    /// `iCloud.com` is a web site, and `iCloud.com.yourcompany.App` and `iCloud.MyApp` are placeholders. The name of an app
    /// is enough where quotation marks stand around it: `iCloud.Trips`.
    private static func isIdentifier(_ name: String) -> Bool {
        let parts = name.split(separator: ".").dropFirst()
        let isOfApp = parts.first?.first?.isUppercase ?? false && parts.first?.hasPrefix("My") == false
        return (parts.count > 1 || isOfApp)
            && !parts.contains { part in placeholders.contains { part.lowercased().hasPrefix($0) } }
    }

    /// "your" in several languages.
    private static let placeholders = [
        "your", "dein", "votre", "vostr", "tuempresa", "suaempresa", "jouw", "twoj",
    ]
}

extension DiagnosticID {
    static let containerConflicting = DiagnosticID("container.conflicting")
}
