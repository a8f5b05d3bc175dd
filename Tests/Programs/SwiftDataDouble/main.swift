import SwiftData

@Model final class Shelf {
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf)
    var books: [Book]? = []

    init() {}
}

@Model final class Book {
    var title: String = ""
    var shelf: Shelf?
    var owner: Person?

    init(title: String = "", shelf: Shelf? = nil) {
        self.title = title
        self.shelf = shelf
    }
}

@Model final class Person {
    var name: String = ""

    init() {}
}

@Model final class Pair {
    @Relationship(inverse: \Pair.right)
    var left: Pair?
    var right: Pair?

    init() {}
}

func expect(_ isTrue: Bool, _ what: String) {
    if !isTrue { print("not so: \(what)") }
}

do {
    _ = try ModelContainer(for: Shelf.self, Book.self, Person.self)
    print("not so: a relationship without an inverse is refused")
} catch {
    expect("\(error)".hasSuffix("the following do not: Book: owner"), "\(error)")
}

let container = try ModelContainer(for: Pair.self)
let shelf = Shelf()
let book = Book(title: "a", shelf: shelf)
expect(shelf.books == [book], "set by an initialiser")
let other = Shelf()
expect(other.books == [], "a list's own beginning")
other.books = [book]
expect(book.shelf === other && shelf.books == [], "moved by the list")
book.shelf = nil
expect(other.books == [], "taken out")

let context = ModelContext(container)
book.shelf = shelf
context.insert(shelf)
expect(try context.fetch(FetchDescriptor<Book>()) == [book], "inserted along")
context.delete(shelf)
expect(try context.fetch(FetchDescriptor<Book>()).isEmpty, "the cascade")

let pair = Pair()
pair.left = Pair()
expect(pair.left?.right === pair, "two ends in one class")
expect(Book(backingData: BackingData()).title.isEmpty, "made without its initialiser")
print("done")
