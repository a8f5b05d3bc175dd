/// What the models say of themselves: SwiftData's names, as far as generated code meets them.
public final class Schema {
    public let models: [any PersistentModel.Type]

    public init(_ models: [any PersistentModel.Type]) {
        self.models = models
    }

    /// Of an attribute or a relationship.
    public protocol Property {}

    public struct Attribute: Property {
        public let options: [Option]
        public let originalName: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }

        public enum Option: Sendable {
            case unique, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, ephemeral, spotlight
        }
    }

    public struct Relationship: Property {
        public let options: [Option]
        public let deleteRule: DeleteRule
        public let originalName: String?
        public let inverse: AnyKeyPath?

        public init(
            _ options: Option...,
            deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0,
            originalName: String? = nil,
            inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.originalName = originalName
            self.inverse = inverse
        }

        public enum Option: Sendable {
            case unique
        }

        public enum DeleteRule: Sendable {
            case noAction, nullify, cascade, deny
        }
    }
}

extension Schema {
    /// One persisted property of a model.
    public struct PropertyMetadata {
        public let name: String
        public let keypath: AnyKeyPath
        public let defaultValue: Any?
        public let metadata: (any Property)?

        let isOptional: Bool

        /// The model at the other end; nil of an attribute.
        let destination: (any PersistentModel.Type)?

        /// Leaves a relationship without anything at its other end.
        let clear: (any PersistentModel) -> Void

        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>, defaultValue: Value?,
            metadata: (any Property)?
        ) {
            self.init(
                name, keypath, defaultValue, metadata, isOptional: Value.self is any AnyOptional.Type,
                destination: nil, clear: { _ in })
        }

        public init<Model: PersistentModel, Target: PersistentModel>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Target?>, defaultValue: Target?,
            metadata: (any Property)?
        ) {
            self.init(
                name, keypath, defaultValue, metadata, isOptional: true, destination: Target.self,
                clear: { ($0 as? Model)?[keyPath: keypath] = nil })
        }

        public init<Model: PersistentModel, Target: PersistentModel>(
            name: String, keypath: ReferenceWritableKeyPath<Model, [Target]?>, defaultValue: [Target]?,
            metadata: (any Property)?
        ) {
            self.init(
                name, keypath, defaultValue, metadata, isOptional: true, destination: Target.self,
                clear: { ($0 as? Model)?[keyPath: keypath] = [] })
        }

        public init<Model: PersistentModel, Target: PersistentModel>(
            name: String, keypath: ReferenceWritableKeyPath<Model, [Target]>, defaultValue: [Target]?,
            metadata: (any Property)?
        ) {
            self.init(
                name, keypath, defaultValue, metadata, isOptional: false, destination: Target.self,
                clear: { ($0 as? Model)?[keyPath: keypath] = [] })
        }

        private init(
            _ name: String, _ keypath: AnyKeyPath, _ defaultValue: Any?, _ metadata: (any Property)?,
            isOptional: Bool, destination: (any PersistentModel.Type)?,
            clear: @escaping (any PersistentModel) -> Void
        ) {
            self.name = name
            self.keypath = keypath
            self.defaultValue = defaultValue
            self.metadata = metadata
            self.isOptional = isOptional
            self.destination = destination
            self.clear = clear
        }

        var relationship: Relationship? { metadata as? Relationship }
    }
}

protocol AnyOptional {}

extension Optional: AnyOptional {}
