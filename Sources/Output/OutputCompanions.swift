import SchemaModel

/// The outputs of one schema, whose files are used together, in the order of the configuration.
package struct OutputCompanions: Sendable, ExpressibleByArrayLiteral {
    private let outputs: [(target: String, options: OutputOptions)]

    package init(_ outputs: [(target: String, options: OutputOptions)]) {
        self.outputs = outputs
    }

    /// Targets whose options say nothing.
    package init(arrayLiteral targets: String...) {
        outputs = targets.map { ($0, OutputOptions()) }
    }

    /// The outputs with the options that count for each, given the targets by name.
    package func completed(among targets: [any OutputTarget.Type]) -> [(
        target: any OutputTarget.Type, options: OutputOptions
    )] {
        outputs.compactMap { name, options in
            targets.first { $0.name == name }.map { ($0, completed(options, of: $0)) }
        }
    }

    package func contains(_ target: String) -> Bool { outputs.contains { $0.target == target } }

    /// Of each output that the target writes.
    package func options(of target: String) -> [OutputOptions] {
        outputs.filter { $0.target == target }.map(\.options)
    }

    /// The options of an output: what they do not state, they take over from what it must agree with.
    package func completed(_ options: OutputOptions, of target: any OutputTarget.Type) -> OutputOptions {
        var completed = options
        var decided = options.stated
        for agreement in target.agreements(options) {
            guard let other = first(of: agreement)?.options.first else { continue }
            for key in agreement.keys where decided.insert(key).inserted { completed.take(key, from: other) }
        }
        for key in OutputOptions.Key.allCases where key.isOfSchema && !decided.contains(key) {
            if let other = first(stating: key) { completed.take(key, from: other.options) }
        }
        return completed
    }

    /// What the options state although nothing beside them fits it.
    package func disagreements(of options: OutputOptions, _ target: any OutputTarget.Type)
        -> [OptionDisagreement]
    {
        target.agreements(options).flatMap { agreement -> [OptionDisagreement] in
            guard let (name, others) = first(of: agreement) else { return [] }
            return agreement.keys.compactMap { key in
                guard options.stated.contains(key), !others.contains(where: { options.fits($0, in: key) })
                else { return nil }
                return OptionDisagreement(
                    key: key, value: options.text(of: key), target: name, other: others[0].text(of: key))
            }
        }
    }

    private func first(stating key: OutputOptions.Key) -> (target: String, options: OutputOptions)? {
        outputs.first { $0.options.stated.contains(key) }
    }

    private func first(of agreement: OptionAgreement) -> (target: String, options: [OutputOptions])? {
        agreement.targets.first(where: contains).map { ($0, options(of: $0)) }
    }
}

/// Options in which an output must agree with others, because the files of both are used together.
package struct OptionAgreement: Sendable {
    package let keys: [OutputOptions.Key]

    /// The first of them that is an output counts.
    package let targets: [String]

    package init(_ keys: [OutputOptions.Key], with targets: [String]) {
        self.keys = keys
        self.targets = targets
    }
}

/// An option that does not fit what stands beside it.
package struct OptionDisagreement: Sendable {
    package let key: OutputOptions.Key
    package let value: String

    /// The target beside it, and the value there.
    package let target: String
    package let other: String
}

extension OutputOptions {
    fileprivate mutating func take(_ key: Key, from other: OutputOptions) {
        switch key {
        case .access: access = other.access
        case .names: names = other.names
        case .enumTypes: enumTypes = other.enumTypes
        case .merge: merge = other.merge
        case .recordNames: recordNames = other.recordNames
        case .mirroredRecords: mirroredRecords = other.mirroredRecords
        case .enforceUniqueKeys: enforceUniqueKeys = other.enforceUniqueKeys
        case .closedEnums: closedEnums = other.closedEnums
        case .foreignKeys: foreignKeys = other.foreignKeys
        case .sync: sync = other.sync
        case .models: models = other.models
        }
    }

    /// What extends a type may be seen by fewer than the type, and not by more.
    package func fits(_ other: OutputOptions, in key: Key) -> Bool {
        switch key {
        case .access: access <= other.access
        case .names: names == other.names
        case .enumTypes: enumTypes == other.enumTypes
        case .merge: merge == other.merge
        case .recordNames: recordNames == other.recordNames
        case .mirroredRecords: mirroredRecords == other.mirroredRecords
        case .enforceUniqueKeys: enforceUniqueKeys == other.enforceUniqueKeys
        case .closedEnums: closedEnums == other.closedEnums
        case .foreignKeys: foreignKeys == other.foreignKeys
        case .sync: sync == other.sync
        case .models: models == other.models
        }
    }

    /// As the configuration has it.
    package func text(of key: Key) -> String {
        switch key {
        case .access: access.rawValue
        case .names: names.rawValue
        case .enumTypes:
            enumTypes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        case .merge:
            merge.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        case .recordNames: recordNames?.rawValue ?? ""
        case .mirroredRecords: "\(mirroredRecords)"
        case .enforceUniqueKeys: "\(enforceUniqueKeys)"
        case .closedEnums: "\(closedEnums)"
        case .foreignKeys: foreignKeys.map { "\($0)" } ?? ""
        case .sync: "\(sync)"
        case .models: models?.rawValue ?? ""
        }
    }
}
