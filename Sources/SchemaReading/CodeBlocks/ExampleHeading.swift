/// Headings that say of the code below that it only shows how such code looks.
enum ExampleHeading {
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        var section: Int? = outline.passages[passage].section
        while let index = section {
            let tokens = outline.sections[index].heading?.tokens ?? []
            if tokens.contains(where: { $0.kind == .word && words.contains($0.text.lowercased()) }) {
                return true
            }
            section = outline.sections[index].parent
        }
        return false
    }

    private static let words: Set = [
        "example", "examples", "sample", "samples", "template", "beispiel", "beispiele", "vorlage", "exemple",
        "exemples", "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld",
        "voorbeelden",
        "örnek", "пример", "примеры", "例", "サンプル", "示例", "範例", "样例",
    ]
}
