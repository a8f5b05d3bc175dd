import Foundation
/// Doc
@Model public final class Plant<T: Hashable>: Codable where T: Sendable {
  @Attribute(.unique, originalName: "n") var name: String = "a\(1 + "b".count)"
  var beds: [String: [Bed?]] = [:], x = 1
  var y: Int { get { 1 } set { } }
  #if DEBUG
  lazy var z = #"raw"#
  #endif
  enum Kind: Int, CaseIterable { case a = -1, b; indirect case c(Int, d: String = "") }
  init() {}
}
let s = """
  m
  """
