import GeneratorPipeline
import Output
import SchemaModel

/// What every target makes of every type and fact, found out by letting it render them.
struct SupportMatrix {
    /// A page shows every fact as it is: there is nothing to keep or to lose.
    private let targets = outputTargets.filter { !$0.showsProvenance }

    /// A row of the table of types.
    struct TypeRow {
        let name: String
        let cells: [Cell]
    }

    /// What one target made of one type: how well, and its lines.
    struct Cell {
        let target: String
        let support: Support
        let line: String
    }

    var types: [TypeRow] {
        let plain = targets.map { TargetRun($0, .withoutField) }
        let runs = targets.map { target in
            Self.samples.map { TargetRun(target, $0.sample) }.enumerated().map { index, run in
                run.isEmpty ? TargetRun(target, Self.samples[index].key) : run
            }
        }
        return Self.samples.enumerated().map { index, sample in
            TypeRow(
                name: sample.name,
                cells: zip(targets, zip(runs, plain)).map { target, made in
                    let (runs, plain) = made
                    return Cell(
                        target: target.name, support: Self.support(of: index, among: runs, since: plain),
                        line: runs[index].lines.first ?? "")
                })
        }
    }

    /// A type is kept where the target has words of its own for it, and converted where those are a type's above. What
    /// is said without the field too is not said of its type.
    private static func support(of index: Int, among runs: [TargetRun], since plain: TargetRun) -> Support {
        let run = runs[index]
        let isWarned = run.isWarned(since: plain)
        if run.fieldCode.isEmpty { return isWarned ? .lost : .lostSilently }
        if isWarned { return .convertedWithWarning }
        return runs.firstIndex { $0.fieldCode == run.fieldCode } == index ? .kept : .converted
    }

    private static let samples: [(name: String, sample: MatrixSample, key: MatrixSample)] =
        [false, true].flatMap { isList in
            FieldType.allCases.map { type in
                let name = isList ? "list of \(type.rawValue)" : type.rawValue
                return (name, .of(type, isList: isList), .of(type, isList: isList, isKey: true))
            }
        }

    var facts: [(name: String, cells: [Support])] {
        MatrixFact.all.map { fact in
            let cells = targets.map { target in
                TargetRun(target, fact.stated).support(since: TargetRun(target, fact.plain))
            }
            return (fact.name, cells)
        }
    }
}

extension SupportMatrix {
    /// The page of the documentation.
    var page: String {
        let types = types
        let names = targets.map { $0.name }
        let facts = facts.map { ["\($0.name)"] + $0.cells.map(\.rawValue) }
        return """
            # What each target keeps

            Made by the tests, which let every target render every type and fact: `UPDATE_GOLDENS=1 swift test --filter \
            SupportMatrixTests` writes this page anew.

            - **kept**: the target's own words say it.
            - **converted**: it is held as another type is; the value survives, and the other targets' agree with it.
            - **with a warning**: `gen` says so at the field's place in the document.
            - **as a comment**: for people only.
            - **–**: the target's language has no place for it.

            `html` is in no table: its page shows every fact as the document states it, and what each of these targets makes of it.

            ## Types

            \(Self.table(["type"] + names, types.map { [$0.name] + $0.cells.map(\.support.rawValue) }))

            ## Facts

            \(Self.table(["what the document says"] + names, facts))

            ## What a field of each type becomes

            A field `probe`, optional; of a unique key for `dedupe`.

            \(names.indices.map { listing(of: $0, types) }.joined(separator: "\n\n"))

            """
    }

    private func listing(of target: Int, _ types: [TypeRow]) -> String {
        let rows = types.map { row in
            let line = row.cells[target].line
            let isCode = line.contains(MatrixSample.fieldName)
            return [row.name, isCode ? "`\(line.replacing("|", with: "\\|"))`" : line]
        }
        return "### \(targets[target].name)\n\n" + Self.table(["type", "becomes"], rows)
    }

    private static func table(_ header: [String], _ rows: [[String]]) -> String {
        ([header, header.map { _ in "---" }] + rows)
            .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }
}
