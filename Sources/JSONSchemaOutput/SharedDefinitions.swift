import Output
import SchemaModel

/// What properties of many records share, so far as the schema needs it.
struct SharedDefinitions {
    private let names: DefinitionNames
    private let schema: Schema

    init(_ schema: Schema, _ names: DefinitionNames) {
        self.schema = schema
        self.names = names
    }

    func views() -> [DefinitionView] {
        var views: [DefinitionView] = []
        if !schema.entities.isEmpty { views.append(recordName) }
        if uses(.uuid) || schema.entities.contains(where: { $0.recordNameRule == .uuid }) {
            views.append(uuid)
        }
        if uses(.data) { views.append(data) }
        if uses(.date) { views.append(date) }
        if uses(.location) { views.append(location) }
        return views
    }

    private func uses(_ type: FieldType) -> Bool {
        schema.entities.contains { $0.fields.contains { $0.type == type } }
    }

    private var recordName: DefinitionView {
        var members = JSONMembers()
        members.add("description", string: "The name of a CloudKit record: ASCII, at most 255 characters.")
        members.add("type", "\"string\"")
        members.add("pattern", string: "^[ -~]{1,255}$")
        return definition(names.recordName, .value(ValueView(members: members.lines, alternatives: [])))
    }

    private var uuid: DefinitionView {
        var members = JSONMembers()
        members.add("type", "\"string\"")
        members.add("format", "\"uuid\"")
        members.add("pattern", string: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")
        return definition(names.uuid, .value(ValueView(members: members.lines, alternatives: [])))
    }

    private var data: DefinitionView {
        var members = JSONMembers()
        members.add("type", "\"string\"")
        members.add("contentEncoding", "\"base64\"")
        members.add(
            "pattern", string: "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
        return definition(names.data, .value(ValueView(members: members.lines, alternatives: [])))
    }

    private var date: DefinitionView {
        var members = JSONMembers()
        members.add("description", string: "UTC with milliseconds.")
        members.add("type", "\"string\"")
        members.add("format", "\"date-time\"")
        members.add("pattern", string: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$"#)
        return definition(names.date, .value(ValueView(members: members.lines, alternatives: [])))
    }

    private var location: DefinitionView {
        let properties = [angle("latitude", limit: 90), angle("longitude", limit: 180)]
        let record = RecordView(
            description: JSONText.quoted("WGS 84, in degrees."),
            properties: properties,
            requiredNames: properties.map(\.name)
        )
        return definition(names.location, .record(record))
    }

    private func angle(_ name: String, limit: Int) -> PropertyView {
        var members = JSONMembers()
        members.add("type", "\"number\"")
        members.add("minimum", String(-limit))
        members.add("maximum", String(limit))
        return PropertyView(name: JSONText.quoted(name), members: members)
    }

    private func definition(_ name: DefinitionName, _ content: DefinitionView.Content) -> DefinitionView {
        DefinitionView(name, content)
    }
}
