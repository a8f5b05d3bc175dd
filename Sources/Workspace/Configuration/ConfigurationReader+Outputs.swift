import Diagnostics
import Output
import SchemaModel
import Yams

extension ConfigurationReader {
    mutating func readOutput(_ node: Node) -> ConfiguredOutput? {
        guard let members = members(of: node, OutputKey.self, in: "an output") else { return nil }
        let target = required(members, .target, of: node, in: "the output").flatMap { readTarget($0) }
        let path = readPath(members, of: node)
        guard let target, let path else { return nil }
        if placement == .singleFile, !target.writesSwift {
            complain(
                .targetUnbuilt, "the target '\(target.name)' writes no Swift, so a build cannot use it",
                at: members[.target].map(span), remedy: "write it with 'gen generate' and check it in")
        }
        var output = ConfiguredOutput(target: target, path: path)
        output.templates = members[.templates].flatMap { self.path($0) }
        if let node = members[.options] { readOptions(node, of: target, into: &output) }
        return output
    }

    /// The path that an output has, or the reason why it has none.
    private mutating func readPath(_ members: Members<OutputKey>, of node: Node) -> ConfiguredPath? {
        if placement != .paths, members[.path] == nil { return ConfiguredPath("", at: span(of: node)) }
        let path = required(members, .path, of: node, in: "the output").flatMap { self.path($0) }
        if placement == .singleFile, let path {
            complain(
                .pathInvalid, "what is generated during a build has no path", at: path.span,
                remedy: "remove it: the build decides where the file goes")
        }
        return path
    }

    private mutating func readTarget(_ node: Node) -> (any OutputTarget.Type)? {
        guard let name = text(node, as: "a target") else { return nil }
        if let target = targets.first(where: { $0.name == name }) { return target }
        let names = targets.map { $0.name }
        complain(
            .targetUnknown, "unknown target '\(name)'", at: span(of: node),
            remedy: didYouMean(name, among: names) ?? "the targets are: " + names.joined(separator: ", "))
        return nil
    }

    private mutating func readOptions(
        _ node: Node, of target: any OutputTarget.Type, into output: inout ConfiguredOutput
    ) {
        guard let pairs = pairs(of: node, in: "options") else { return }
        for (keyNode, value) in pairs {
            let name = text(of: keyNode)
            guard let key = OutputOptions.Key(rawValue: name) else {
                let names = OutputOptions.Key.allCases.map(\.rawValue)
                complain(
                    .optionUnknown, "unknown option '\(name)'", at: span(of: keyNode),
                    remedy: didYouMean(name, among: names) ?? remedy(listing: target))
                continue
            }
            guard target.acceptedOptions.contains(key) else {
                complain(
                    .optionUnaccepted, "the target '\(target.name)' has no option '\(name)'",
                    at: span(of: keyNode), remedy: remedy(listing: target))
                continue
            }
            output.options.stated.insert(key)
            output.optionPlaces[key] = span(of: keyNode)
            read(value, as: key, into: &output)
        }
    }

    private func remedy(listing target: any OutputTarget.Type) -> String {
        let names = OutputOptions.Key.allCases.filter(target.acceptedOptions.contains).map(\.rawValue)
        return names.isEmpty ? "it has none" : "it has: " + names.joined(separator: ", ")
    }

    private mutating func read(_ node: Node, as key: OutputOptions.Key, into output: inout ConfiguredOutput) {
        switch key {
        case .access:
            if let value = choice(node, OutputOptions.AccessLevel.self) { output.options.access = value }
        case .names:
            if let value = choice(node, OutputOptions.NameStyle.self) { output.options.names = value }
        case .enumTypes: readEnumTypes(node, into: &output)
        case .merge: readMergeRules(node, into: &output)
        case .recordNames:
            if let value = choice(node, RecordNames.self) { output.options.recordNames = value }
        case .mirroredRecords: if let value = bool(node) { output.options.mirroredRecords = value }
        case .enforceUniqueKeys: if let value = bool(node) { output.options.enforceUniqueKeys = value }
        case .closedEnums: if let value = bool(node) { output.options.closedEnums = value }
        case .foreignKeys: if let value = bool(node) { output.options.foreignKeys = value }
        case .sync: if let value = bool(node) { output.options.sync = value }
        case .models:
            if let value = choice(node, OutputOptions.ModelStyle.self) { output.options.models = value }
        }
    }

    private mutating func readEnumTypes(_ node: Node, into output: inout ConfiguredOutput) {
        guard let pairs = pairs(of: node, in: "enumTypes") else { return }
        for (keyNode, value) in pairs {
            guard let path = fieldPath(keyNode), let type = text(value, as: "a type") else { continue }
            output.options.enumTypes["\(path.entity).\(path.field)"] = type
            output.fieldPlaces.append(
                ConfiguredPath("\(path.entity).\(path.field)", at: span(of: keyNode)))
        }
    }

    private mutating func readMergeRules(_ node: Node, into output: inout ConfiguredOutput) {
        guard let pairs = pairs(of: node, in: "merge") else { return }
        for (keyNode, value) in pairs {
            guard let path = fieldPath(keyNode), let rule = choice(value, MergeRule.self) else { continue }
            output.options.merge["\(path.entity).\(path.field)"] = rule
            output.fieldPlaces.append(
                ConfiguredPath("\(path.entity).\(path.field)", at: span(of: keyNode)))
        }
    }

    /// What holds for all outputs of a schema is stated in one way.
    mutating func checkAgreement(of outputs: [ConfiguredOutput]) {
        for key in OutputOptions.Key.allCases where key.isOfSchema {
            guard let first = outputs.first(where: { $0.options.stated.contains(key) }) else { continue }
            for other in outputs where !other.options.fits(first.options, in: key) {
                guard other.options.stated.contains(key), let place = other.optionPlaces[key] else {
                    continue
                }
                complain(
                    .optionContradiction,
                    "'\(key.rawValue)' is '\(other.options.text(of: key))' for '\(other.target.name)', but "
                        + "'\(first.options.text(of: key))' for '\(first.target.name)'",
                    at: place, remedy: "state it once: all outputs of a schema follow it")
            }
        }
    }

    /// Reports what two outputs would both write, and outputs that are also something else.
    mutating func checkOverlaps(of schemas: [ConfiguredSchema]) {
        var files: [String: SourceSpan?] = [PathText.name(of: source.path).lowercased(): nil]
        for document in schemas.flatMap(\.documents) { files[document.path.lowercased()] = document.span }
        var folders: [String: SourceSpan?] = [:]
        for output in schemas.flatMap(\.outputs) where !output.path.path.isEmpty {
            let path = output.path.path.lowercased()
            let isFolder = output.target.layout == .folder
            if let first = files[path] ?? (isFolder ? nil : folders[path]) {
                complain(
                    .outputDuplicate, "'\(output.path.path)' is already used", at: output.path.span,
                    remedy: "give the output another path", first: first)
            }
            if isFolder { folders[path] = output.path.span } else { files[path] = output.path.span }
        }
        for output in schemas.flatMap(\.outputs) where !output.path.path.isEmpty {
            complainIfBelowFile(output.path, files)
        }
    }

    /// Nothing stands below a file.
    private mutating func complainIfBelowFile(_ path: ConfiguredPath, _ files: [String: SourceSpan?]) {
        var folder = PathText.folder(of: path.path)
        while !folder.isEmpty, folder != "/" {
            if let first = files[folder.lowercased()] {
                return complain(
                    .outputDuplicate, "'\(path.path)' would stand below '\(folder)', which is a file",
                    at: path.span, remedy: "give one of them another path", first: first)
            }
            folder = PathText.folder(of: folder)
        }
    }

    private enum OutputKey: String, CaseIterable {
        case target, path, options, templates
    }
}

extension DiagnosticID {
    static let targetUnknown = DiagnosticID("target.unknown")
    static let optionUnknown = DiagnosticID("option.unknown")
    static let optionUnaccepted = DiagnosticID("option.unaccepted")
    static let targetUnbuilt = DiagnosticID("target.unbuilt")
    static let optionContradiction = DiagnosticID("option.contradiction")
    static let outputDuplicate = DiagnosticID("output.duplicate")
}
