import Templating

/// A view with a key of each kind, and views within views.
struct LibraryView: TemplateView {
    var name = "Hall"
    var owner = ""
    var isOpen = true
    var isHidden = false
    var remarks: [String] = []
    var shelves: [ShelfView] = []

    static let keys: [TemplateKey<LibraryView>] = [
        .text("name", "What it is called.", \.name), .text("owner", "Whose it is.", \.owner),
        .flag("isOpen", "Whether anybody may enter.", \.isOpen),
        .flag("isHidden", "Whether it is on no map.", \.isHidden),
        .texts("remarks", "What was said of it.", \.remarks), .views("shelves", "Its shelves.", \.shelves),
    ]
}

struct ShelfView: TemplateView {
    var label: String
    var books: [BookView] = []
    var above: [ShelfView] = []

    static let keys: [TemplateKey<ShelfView>] = [
        .text("label", "What is written on it.", \.label), .views("books", "Its books.", \.books),
        .views("above", "The shelves above it.", \.above),
    ]
}

struct BookView: TemplateView {
    /// Hides the library's name inside a book.
    var name: String
    var isLent = false

    static let keys: [TemplateKey<BookView>] = [
        .text("name", "Its title.", \.name), .flag("isLent", "Whether somebody has it.", \.isLent),
    ]
}

/// What a template makes of a library.
func rendered(
    _ source: String,
    _ view: LibraryView = LibraryView(),
    partials: [String: String] = [:]
) throws -> String {
    let template = try Template<LibraryView>(
        name: "main", source: Array(source.utf8), partials: partials.mapValues { Array($0.utf8) })
    var output: [UInt8] = []
    template.render(view, into: &output)
    return String(decoding: output, as: UTF8.self)
}
