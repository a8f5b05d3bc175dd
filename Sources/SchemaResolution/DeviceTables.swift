import Diagnostics
import SchemaModel

/// Tells the tables of a local store from what CloudKit keeps: beside record types, a table is the device's own.
///
/// In a document of tables alone, the app's own code may keep them in CloudKit.
enum DeviceTables {
    static func mark(_ entities: inout [Entity], findings: inout Findings) {
        guard entities.contains(where: { $0.kind == .cloudKit && !$0.isLocal }) else { return }
        let tables = entities.indices.filter { entities[$0].kind == .table && !entities[$0].isLocal }
        guard let first = tables.first else { return }
        for index in tables { entities[index].isLocal = true }
        findings.add(.deviceTables(tables.map { entities[$0].name }, at: entities[first].span))
    }
}

extension DiagnosticID {
    fileprivate static let tableLocal = DiagnosticID("table.local")
}

extension Diagnostic {
    fileprivate static func deviceTables(_ names: [String], at span: SourceSpan) -> Diagnostic {
        let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 5 ? ", …" : "")
        let isOne = names.count == 1
        return Diagnostic(
            .tableLocal, .note,
            "\(list) \(isOne ? "is a table" : "are tables") beside record types: only the device keeps "
                + "\(isOne ? "it" : "them")",
            at: span,
            remedy:
                "where CloudKit keeps \(isOne ? "it" : "them"), describe \(isOne ? "a record type" : "record types")"
        )
    }
}
