import Diagnostics
import Foundation
import Output
import SchemaModel
import TestSupport
import Testing

@testable import CoreDataOutput

/// Which store keeps what.
@Suite("Stores of Core Data models")
struct StoreTests {
    private static func entity(_ name: String, isLocal: Bool, leadingTo target: String? = nil) -> Entity {
        var entity = Entity(
            name: name, kind: .coreData, span: SampleSchema.span,
            fields: [SampleSchema.field("text", .string, optional: true)])
        if let target {
            entity.fields.append(
                SampleSchema.field("goal", .reference, optional: true) { $0.references = target })
        }
        entity.isLocal = isLocal
        return entity
    }

    private static func model(_ entities: [Entity]) throws -> Element {
        try Element.parse(Array(rendered(Schema(name: "Test", entities: entities)).utf8))
    }

    @Test func whatOnlyTheDeviceKeepsIsInAConfigurationOfItsOwn() throws {
        let model = try Self.model([
            Self.entity("Queue", isLocal: true), Self.entity("Goal", isLocal: false),
            Self.entity("Cache", isLocal: true),
        ])
        #expect(model.attributes["usedWithCloudKit"] == nil)
        let configurations = model.all("configuration")
        #expect(configurations.map { $0.attributes["name"] } == ["Cloud", "Local"])
        #expect(configurations.map { $0.attributes["usedWithCloudKit"] } == ["YES", nil])
        #expect(
            configurations.map { $0.children.map { $0.attributes["name"] } } == [
                ["Goal"], ["Cache", "Queue"],
            ])
    }

    @Test func oneStoreNeedsNone() throws {
        let model = try Self.model([Self.entity("Goal", isLocal: false)])
        #expect(model.attributes["usedWithCloudKit"] == "YES")
        #expect(model.all("configuration").isEmpty)
    }

    @Test func objectsOfTwoStoresAreNotRelated() {
        let schema = Schema(
            name: "Test",
            entities: [
                Self.entity("Queue", isLocal: true, leadingTo: "Goal"), Self.entity("Goal", isLocal: false),
            ])
        #expect(result(schema).diagnostics.contains { $0.id.rawValue == "store.separate" })
    }

    @Test func usersAreCloudKitsOwn() throws {
        var users = Self.entity("Users", isLocal: false)
        users.kind = .cloudKit
        let model = try Self.model([users, Self.entity("Goal", isLocal: false)])
        #expect(model.all("entity").map { $0.attributes["name"] } == ["Goal"])
    }
}
