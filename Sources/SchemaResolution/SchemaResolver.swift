package import Diagnostics
package import SchemaModel
package import SchemaReading

/// Turns declarations into the schema: the one entry to the room.
///
/// Purpose: join what several places say of one thing, resolve names, normalise types, report conflicts. Input:
/// the declarations of all documents of one schema, and the configuration's overrides. Output: a `Schema` and
/// findings. Invariant: whatever was guessed has evidence that says so.
package struct SchemaResolver: Sendable {
    private let overrides: [FieldOverride]

    package init(overrides: [FieldOverride] = []) {
        self.overrides = overrides
    }

    package func resolve(_ declared: [DeclaredSchema], name: String) -> Resolution {
        Resolution(schema: Schema(name: name), diagnostics: [])
    }

    package struct Resolution: Sendable {
        package let schema: Schema
        package let diagnostics: [Diagnostic]

        package init(schema: Schema, diagnostics: [Diagnostic]) {
            self.schema = schema
            self.diagnostics = diagnostics
        }
    }
}
