internal import CloudKitSchemaOutput
internal import CoreDataOutput
internal import DedupeOutput
internal import GRDBOutput
internal import HTMLOutput
internal import JSONSchemaOutput
internal import MermaidOutput
package import Output
internal import SQLOutput
internal import SparkOutput
internal import SwiftDataOutput
internal import SwiftOutput

/// The targets that `gen` knows: to add one is a line here.
package let outputTargets: [any OutputTarget.Type] = [
    SwiftTarget.self,
    SwiftDataTarget.self,
    DedupeTarget.self,
    SQLiteTarget.self,
    PostgreSQLTarget.self,
    JSONSchemaTarget.self,
    GRDBTarget.self,
    CloudKitSchemaTarget.self,
    CoreDataTarget.self,
    MermaidTarget.self,
    HTMLTarget.self,
    SparkTarget.self,
]
