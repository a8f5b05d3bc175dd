import Markdown

extension DocumentReading {
    /// Whether some table lists routes or arguments, as documents about an interface do.
    var describesInterface: Bool {
        outline.passages.contains { passage in
            guard case .table(let table) = passage.block.kind else { return false }
            return table.header.cells.contains { cell in
                Self.interfaceHeaders.contains(StatementVocabulary.lowercased(cell.content.plainText))
            }
        }
    }

    private static let interfaceHeaders: Set = [
        "method", "methods", "endpoint", "endpoints", "route", "routes", "http", "verb", "argument",
        "arguments",
        "parameter", "parameters", "param", "query parameter", "methode", "parameter name", "méthode",
        "paramètre",
        "método", "ruta", "rota", "argumento", "parámetro", "parâmetro", "metodo", "parametro", "метод",
        "параметр", "маршрут", "メソッド", "引数", "パラメータ", "エンドポイント", "方法", "参数", "參數", "接口", "路径",
    ]
}
