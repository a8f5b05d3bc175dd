/// What a template may say: a `Sendable` value with every name, type and quotation already decided.
///
///     struct TypeView: TemplateView {
///         var name: String
///         var isHashable: Bool
///         var comment: [String]
///         var fields: [FieldView]
///
///         static let keys: [TemplateKey<TypeView>] = [
///             .text("name", "The name of the type.", \.name),
///             .flag("isHashable", "Whether it is hashable.", \.isHashable),
///             .texts("comment", "The lines above it.", \.comment),
///             .views("fields", "Its fields.", \.fields),
///         ]
///     }
///
/// Every key has a sentence, from which `gen templates views` and its page are made. What a template can do with them:
///
/// - `{{name}}` appends a text as it is (`{{{name}}}` and `{{&name}}` are the same: nothing is ever escaped);
///   `{{#name}}...{{.}}...{{/name}}` is there unless the text is empty, and `{{.}}` is the text.
/// - `{{#isHashable}}...{{/isHashable}}` and `{{^isHashable}}...{{/isHashable}}` ask a flag.
/// - `{{#comment}}/// {{.}}{{/comment}}` repeats for each text, `{{#fields}}...{{/fields}}` for each view;
///   `{{^fields}}` is there when the list is empty. `{{#.}}` is there unless the text of this round is empty.
/// - Inside a list `-first` and `-last` are flags of the innermost one, so that a comma is
///   `{{^-last}},{{/-last}}`. No view needs keys of its own for that.
/// - Inside a section over views the keys of the views around it stay in reach; the inner one wins.
/// - `{{>part}}` includes a partial, indented as its tag is; `{{! remark }}` and `{{=<% %>=}}` are as in Mustache.
/// - A tag that is alone on its line takes the whole line with it, unless it is a variable.
///
/// Dotted names, lambdas, inheritance and partials that include themselves are errors.
public protocol TemplateView: Sendable {
    /// Every key that a template may use on it. A key that is not here does not compile.
    static var keys: [TemplateKey<Self>] { get }
}
