import SwiftParser
import SwiftSyntax

@testable import SwiftReading

/// What the value of a property without an annotation says of its type: literals, calls of initialisers, and the
/// constants of types that everybody knows.
enum OracleInitialValue {
    /// Nil for a value whose type stands elsewhere: `makeTitle()`, `Kind.first`.
    static func type(of value: ExprSyntax) -> SwiftTypeName? {
        guard let written = spelling(of: value) else { return nil }
        var name = SwiftTypeName(parse(written))
        name.range = value.trimmedRange.offsets
        return name
    }

    private static func parse(_ written: String) -> TypeSyntax {
        var parser = Parser(written)
        return TypeSyntax.parse(from: &parser)
    }

    /// The type as an annotation would spell it.
    private static func spelling(of value: ExprSyntax) -> String? {
        if let name = literal(value) { return name }
        if let sign = value.as(PrefixOperatorExprSyntax.self) { return number(sign.expression) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) {
            return spelling(of: forced.expression).map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        }
        if let list = value.as(ArrayExprSyntax.self) { return array(list) }
        if let dictionary = value.as(DictionaryExprSyntax.self) { return self.dictionary(dictionary) }
        if let sequence = value.as(SequenceExprSyntax.self) { return cast(Array(sequence.elements)) }
        if let member = value.as(MemberAccessExprSyntax.self) { return constant(member) }
        return value.as(FunctionCallExprSyntax.self).flatMap(call)
    }

    // MARK: Literals

    private static func literal(_ value: ExprSyntax) -> String? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        return number(value)
    }

    private static func number(_ value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        return value.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }

    private static func array(_ list: ArrayExprSyntax) -> String? {
        common(list.elements.map(\.expression)).map { "[\($0)]" }
    }

    private static func dictionary(_ dictionary: DictionaryExprSyntax) -> String? {
        guard case .elements(let elements) = dictionary.content, let key = common(elements.map(\.key)),
            let value = common(elements.map(\.value))
        else { return nil }
        return "[\(key): \(value)]"
    }

    /// The one type that all values have.
    private static func common(_ values: [ExprSyntax]) -> String? {
        let types = Set(values.map { spelling(of: $0) })
        return types.count == 1 ? types.first.flatMap(\.self) : nil
    }

    /// `0 as Int64`, `nil as String?`
    private static func cast(_ elements: [ExprSyntax]) -> String? {
        guard elements.count == 3, let mark = elements[1].as(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return type.trimmedDescription + (mark.questionOrExclamationMark?.text == "?" ? "?" : "")
    }

    // MARK: Constants

    /// `Date.now`, `Int.max`: static members that have the type they stand on.
    private static func constant(_ member: MemberAccessExprSyntax) -> String? {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            constants[base]?.contains(member.declName.baseName.text) == true
        else { return nil }
        return base
    }

    private static let constants: [String: Set<String>] = {
        let integers = [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        ]
        let fractions = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
        let ofIntegers = integers.map { ($0, Set(["zero", "min", "max"])) }
        let ofFractions = fractions.map {
            ($0, Set(["zero", "pi", "infinity", "nan", "greatestFiniteMagnitude", "leastNonzeroMagnitude"]))
        }
        let dates = ("Date", Set(["now", "distantPast", "distantFuture"]))
        return Dictionary(uniqueKeysWithValues: ofIntegers + ofFractions + [dates])
    }()

    // MARK: Calls

    /// `Date()`, `[String]()`, `Set<Int>()`, `URL(string: "…")`.
    private static func call(_ call: FunctionCallExprSyntax) -> String? {
        var callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init"
        {
            callee = base
        }
        guard let type = typeName(callee) else { return nil }
        return canFail(call) ? type + "?" : type
    }

    private static func typeName(_ callee: ExprSyntax) -> String? {
        if let list = callee.as(ArrayExprSyntax.self) {
            guard list.elements.count == 1, let element = list.elements.first else { return nil }
            return typeName(element.expression).map { "[\($0)]" }
        }
        if callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
        if callee.is(GenericSpecializationExprSyntax.self) { return callee.trimmedDescription }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true, !["Array", "Set", "Dictionary", "Optional"].contains(name)
        else { return nil }
        return name
    }

    /// Initialisers that give nil for a text or number which is none of theirs.
    private static func canFail(_ call: FunctionCallExprSyntax) -> Bool {
        guard let first = call.arguments.first else { return false }
        if let label = first.label?.text {
            return ["string", "uuidString", "rawValue", "base64Encoded", "exactly"].contains(label)
        }
        let name = call.calledExpression.trimmedDescription
        return first.expression.is(StringLiteralExprSyntax.self) && (constants[name] != nil || name == "Bool")
    }
}
