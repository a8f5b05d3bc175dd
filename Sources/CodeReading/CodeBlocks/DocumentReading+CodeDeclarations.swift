import SchemaDeclaration
import SchemaEvidence

extension DocumentReading {
    /// Claims what a block declares; what stands under its own heading, or the line that names it, is anchored there, so
    /// that statements around it are about it.
    mutating func claim(
        _ declarations: CodeDeclarations, from passage: Int, heading: EntityTitle?, anchor line: Int? = nil,
        form: Claim.Form = .description
    ) {
        schema.structures.formUnion(declarations.structures)
        schema.diagnostics += declarations.diagnostics
        guard !declarations.isEmpty else { return }
        for entity in declarations.entities {
            let isHeadings = heading?.name.value == entity.name.value
            let start = outline.sections[outline.passages[passage].section].start
            let anchor = isHeadings ? line ?? start : nil
            var claim = Claim(
                entity, strength: isHeadings ? heading?.strength ?? .word : .word, anchor: anchor,
                from: [passage])
            claim.form = declarations.programTypes.contains(entity.name.value) ? .behaviour : form
            self.claim(claim)
        }
        schema.enums += declarations.enums
        if declarations.entities.isEmpty { useAlone(passage) }
    }
}
