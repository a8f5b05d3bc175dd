/// What `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    var persistentBackingData: BackingData { get }

    /// As SwiftData makes objects that synchronisation brings: no other initialiser runs.
    init(backingData: BackingData)
}

/// What a model object has beside its properties.
public final class BackingData {
    fileprivate let identifier = PersistentIdentifier()
    var context: ModelContext?
    var isDeleted = false

    public init() {}
}

public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
    private let number = UInt64.random(in: 0...UInt64.max)

    public var id: PersistentIdentifier { self }

    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { persistentBackingData.identifier }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { persistentBackingData.context }
    public var isDeleted: Bool { persistentBackingData.isDeleted }
    public var hasChanges: Bool { false }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(persistentModelID)
    }
}

// MARK: - Inverses in step

extension PersistentModel {
    public func _changed<Value: Codable>(
        _ path: ReferenceWritableKeyPath<Self, Value>, from old: Value, to new: Value
    ) {}

    public func _changed<Target: PersistentModel>(
        _ path: ReferenceWritableKeyPath<Self, Target?>, from old: Target?, to new: Target?
    ) {
        update(path, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? [])
    }

    public func _changed<Target: PersistentModel>(
        _ path: ReferenceWritableKeyPath<Self, [Target]?>, from old: [Target]?, to new: [Target]?
    ) {
        update(path, from: old ?? [], to: new ?? [])
    }

    public func _changed<Target: PersistentModel>(
        _ path: ReferenceWritableKeyPath<Self, [Target]>, from old: [Target], to new: [Target]
    ) {
        update(path, from: old, to: new)
    }

    private func update<Target: PersistentModel>(_ path: AnyKeyPath, from old: [Target], to new: [Target]) {
        guard let inverse = Inverses.of(path, in: Self.self, leadingTo: Target.self) else { return }
        for target in old where !new.contains(target) { target.forget(self, inverse) }
        for target in new where !old.contains(target) { target.remember(self, inverse) }
    }

    private func forget<Source: PersistentModel>(_ source: Source, _ path: AnyKeyPath) {
        if let one = path as? ReferenceWritableKeyPath<Self, Source?> {
            if self[keyPath: one] === source { self[keyPath: one] = nil }
        } else if let many = path as? ReferenceWritableKeyPath<Self, [Source]?> {
            if self[keyPath: many]?.contains(source) == true {
                self[keyPath: many]?.removeAll { $0 === source }
            }
        }
    }

    private func remember<Source: PersistentModel>(_ source: Source, _ path: AnyKeyPath) {
        if let one = path as? ReferenceWritableKeyPath<Self, Source?> {
            if self[keyPath: one] !== source { self[keyPath: one] = source }
        } else if let many = path as? ReferenceWritableKeyPath<Self, [Source]?> {
            let others = self[keyPath: many] ?? []
            if !others.contains(source) { self[keyPath: many] = others + [source] }
        }
    }
}

/// Which key path is the other end of which: asked at every assignment, hence kept.
enum Inverses {
    /// Tests use models from one thread.
    nonisolated(unsafe) private static var known: [AnyKeyPath: AnyKeyPath?] = [:]

    static func of(
        _ path: AnyKeyPath,
        in model: any PersistentModel.Type,
        leadingTo target: any PersistentModel.Type
    ) -> AnyKeyPath? {
        if let inverse = known[path] { return inverse }
        let stated = model.schemaMetadata.first { $0.keypath == path }?.relationship?.inverse
        let inverse = stated ?? target.schemaMetadata.first { $0.relationship?.inverse == path }?.keypath
        known[path] = .some(inverse)
        return inverse
    }
}
