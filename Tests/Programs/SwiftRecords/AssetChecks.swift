import CloudKit
import Foundation

private let hashOfA = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"

func checkAssets() throws {
    // What the made-up records speak of.
    try Data("a".utf8).write(to: FileManager.default.temporaryDirectory.appending(path: hashOfA + ".png"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try checkNames(in: folder)
    try checkHashes(in: folder)
    try checkUploads(in: folder)
    try checkConflicts(in: folder)
}

private func file(_ name: String, _ text: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
}

private func checkNames(in folder: URL) throws {
    let asset = try RecordAsset(contentsOf: file("A photo.PNG", "a", in: folder))
    expect(asset.state == .new && asset.name == hashOfA + ".png", asset.name)
    expect(asset.text == "new:\(asset.name)", asset.text)
    let odd = try RecordAsset(contentsOf: file("a.p n g", "a", in: folder))
    expect(odd.name == hashOfA, "an odd extension is none: \(odd.name)")
    for text in ["", "new:\(hashOfA)", "\(hashOfA).png", "new:\(hashOfA).jpeg"] {
        expect(RecordAsset(text: text)?.text == text, text)
    }
    for text in [
        "new:", "x", "../../etc/passwd", "\(hashOfA)/..", "\(hashOfA).", "\(hashOfA).a.b", "\(hashOfA).p/g",
        "new:new:\(hashOfA)", hashOfA.uppercased(), "file:///a", "\(hashOfA).é",
    ] {
        expect(RecordAsset(text: text) == nil, "\(text) is the name of no file")
    }
}

/// Lengths at which blocks end, against what `sha256sum` says.
private func checkHashes(in folder: URL) throws {
    let known = [
        0: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
        56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
        63: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
        64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
        200_000: "2287d207f24a941ff3b56c04c8a25ad56b63e3023207b3bb5b4ac0c9869d74be",
    ]
    for (count, hash) in known {
        let asset = try RecordAsset(contentsOf: file("x", String(repeating: "a", count: count), in: folder))
        expect(asset.name == hash, "\(count): \(asset.name)")
    }
}

private func checkUploads(in folder: URL) throws {
    let kept = folder.appending(path: "kept")
    let picked = try file("picked.png", "a", in: folder)
    var value = errand()
    value.photo = try RecordAsset(contentsOf: picked)
    let early = value.makeRecord()
    expect((early["photo"] as CKAsset?)?.fileURL == picked, "a new file is uploaded from its place")
    value.photo = try value.photo?.adopted(into: kept)
    expect(FileManager.default.fileExists(atPath: picked.path), "the user's own file stays")

    let json = try RecordJSON.encoder().encode(value)
    expect(
        String(decoding: json, as: UTF8.self).contains("\"photo\":\"new:\(hashOfA).png\""), "a relative name")
    value = try RecordJSON.decoder().decode(Errand.self, from: json)
    let record = errand().makeRecord()
    value.write([.photo], to: record, files: kept)
    let uploaded = (record["photo"] as CKAsset?)?.fileURL
    expect(uploaded == kept.appending(path: hashOfA + ".png"), "from the app's folder after a restart")

    // CloudKit's staging area, which is emptied soon.
    let staged = try file("staged.png", "a", in: folder)
    record["photo"] = CKAsset(fileURL: staged)
    let saved = value.merged(base: value, server: try Errand(record: record))
    expect(saved.photo?.state == .stored && saved.photo?.name == hashOfA + ".png", "a saved file is stored")
    let next = try ServerCopy(of: record).makeRecord()
    saved.write(to: next, files: kept)
    expect(!next.changedKeys().contains("photo"), "and never written again: \(next.changedKeys())")
    var fetched = try Errand(record: record)
    let other = folder.appending(path: "other")
    try fetched.adopt(into: other)
    expect(!FileManager.default.fileExists(atPath: staged.path), "a staged file is moved")
    expect(try fetched.photo?.url(in: other).map { try Data(contentsOf: $0) } == Data("a".utf8), "and kept")
    expect(fetched.photo?.text == hashOfA + ".png", "as stored")
    let again = saved.makeRecord(files: kept)
    expect((again["photo"] as CKAsset?) != nil, "a new record has what is stored")
    fetched.scan = fetched.photo ?? .notDownloaded
    expect((fetched.makeRecord(files: other)["scan"] as CKAsset?) != nil, "required or not")
}

private func checkConflicts(in folder: URL) throws {
    let old = try RecordAsset(contentsOf: file("old.png", "old", in: folder))
    let new = try RecordAsset(contentsOf: file("new.png", "new", in: folder))
    let sent = errand { ($0.photo, $0.scan, $0.pages) = (old, old, [old]) }
    let record = sent.makeRecord()
    let base = try Errand(record: record)
    for key in ["photo", "scan"] { record[key] = CKAsset(withoutFile: ()) }
    record["pages"] = NSArray(array: [CKAsset(withoutFile: ())])
    record["title"] = "Theirs"
    let server = try Errand(record: record)
    expect(server.photo == .notDownloaded && server.scan == .notDownloaded, "without files it is readable")
    expect(base.merged(base: base, server: server).photo == base.photo, "the file that is here stays")
    expect(base.merged(base: base, server: server).pages == base.pages, "in lists, too")
    expect(sent.merged(base: sent, server: server).photo?.state == .stored, "what was sent is stored")

    var mine = base
    mine.photo = new
    let merged = mine.merged(base: base, server: server)
    expect(merged.photo == new && merged.title == "Theirs" && merged.scan == base.scan, "a new file wins")
    expect(
        merged.changes(since: server) == [.photo],
        "and is all there is to send: \(merged.changes(since: server))")
    merged.write(merged.changes(since: server), to: record)
    expect((record["photo"] as CKAsset?)?.fileURL == folder.appending(path: "new.png"), "the new file")
    expect((record["scan"] as CKAsset?)?.fileURL == nil, "the other is left alone")
    mine.photo = nil
    expect(mine.merged(base: base, server: server).photo == nil, "a file that was removed is removed")
    var missing = server
    missing.write(to: record)
    expect((record["scan"] as CKAsset?) != nil, "what was not downloaded removes nothing")
    let partial = CKRecord(recordType: "Errand", recordID: record.recordID)
    try missing.update(from: partial, only: [.scan])
    expect(missing.scan == .notDownloaded, "a record may be fetched without its files")
}
