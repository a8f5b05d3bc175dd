import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct DeleteRuleTests {
    private func rules(_ note: String) -> [DeleteRule] {
        NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: 0)).compactMap { remark in
            if case .onDelete(let rule) = remark.fact { rule } else { nil }
        }
    }

    @Test(arguments: [
        "wird mit dem Mitglied gelöscht", "Wird zusammen mit seinem Mitglied gelöscht.",
        "wird gelöscht, wenn das Mitglied gelöscht wird",
        "Gehört dazu; gelöscht, sobald `Mitglied` gelöscht wird.",
        "supprimé avec le client", "Supprimée avec l'album", "supprimé lorsque le client est supprimé",
        "La ligne est supprimée, quand la facture est supprimée.",
        "se elimina con el pedido", "Se elimina junto con su pedido.",
        "se elimina cuando se elimina el pedido", "eliminado cuando el pedido se elimina",
        "excluído com o pedido", "é excluído quando o pedido é excluído",
        "eliminato con il cliente", "viene eliminato quando il cliente viene eliminato",
        "wordt met het lid verwijderd", "wordt verwijderd wanneer het lid wordt verwijderd",
        "deleted with it", "Verweis, wird mit ihm gelöscht", "supprimé avec lui", "se elimina con él",
        "se elimina en cascada", "supprimée en cascade", "eliminato a cascata",
    ])
    func cascade(_ note: String) {
        #expect(rules(note) == [.cascade])
    }

    @Test(arguments: [
        "wird auf null gesetzt, wenn das Mitglied gelöscht wird", "Beim Löschen auf null gesetzt.",
        "mis à null lorsque le client est supprimé", "se pone a null cuando se elimina el pedido",
        "definido como nulo quando o pedido é excluído", "impostato a null quando il cliente viene eliminato",
        "wordt op null gezet als het lid wordt verwijderd",
    ])
    func nullify(_ note: String) {
        #expect(rules(note) == [.nullify])
    }

    /// Each rule as its own sentence, which says nothing else and so leaves the documentation.
    @Test(arguments: [
        ("Delete: cascade.", DeleteRule.cascade), ("On delete: cascade.", .cascade),
        ("Cascades on delete.", .cascade),
        ("Delete rule: `.cascade`", .cascade), ("Action: deleteSelf.", .cascade),
        ("Deletes cascade.", .cascade),
        ("Delete: nullify.", .nullify), ("Nullifies on delete.", .nullify),
        ("On delete: set null.", .nullify),
        ("Set to nil on delete.", .nullify), ("Delete rule: nullify", .nullify),
        ("Delete: deny.", .deny), ("Denied on delete.", .deny), ("Prevents deletion.", .deny),
        ("On delete: denied.", .deny), ("Delete: no action.", .noAction), ("Delete action: none.", .noAction),
        ("Löschen: kaskadierend.", .cascade), ("Beim Löschen: auf null setzen.", .nullify),
        ("Löschregel: verweigern.", .deny), ("Löschregel: keine Aktion", .noAction),
        ("À la suppression : cascade.", .cascade), ("Suppression : refuser.", .deny),
        ("Suppression : aucune action.", .noAction),
        ("Al eliminar: cascada.", .cascade), ("Al eliminar: poner a null.", .nullify),
        ("Al eliminar: sin acción.", .noAction),
        ("Ao excluir: cascata.", .cascade), ("Ao excluir: negar.", .deny),
        ("Eliminazione: a cascata.", .cascade),
        ("Eliminazione: nega.", .deny), ("Bij verwijderen: trapsgewijs.", .cascade),
        ("Bij verwijderen: weigeren.", .deny), ("Silme: basamaklı.", .cascade), ("Silme: engelle.", .deny),
        ("При удалении: каскадно.", .cascade), ("При удалении: обнулить.", .nullify),
        ("Przy usuwaniu: kaskadowo.", .cascade), ("Przy usuwaniu: zabroń.", .deny),
        ("عند الحذف: تتابعي", .cascade), ("عند الحذف: منع", .deny),
        ("删除：级联", .cascade), ("删除规则：置空", .nullify), ("削除：カスケード", .cascade), ("削除ルール：拒否", .deny),
    ])
    func alone(note: String, rule: DeleteRule) {
        let remarks = NoteReading.remarks(in: note, at: SourceSpan(file: 0, lower: 0, upper: 0))
        #expect(remarks.map(\.fact) == [.onDelete(rule)])
        #expect(remarks.map(\.isExhausted) == [true])
    }

    @Test(arguments: [
        "Action: none", "Status: denied, blocked, done", "Deletion: on request.", "Delete: after thirty days",
        "Does not cascade on delete.", "No cascade.",
    ])
    func noRule(note: String) {
        #expect(rules(note).isEmpty)
    }

    @Test(arguments: [
        "wird nicht gelöscht, wenn das Mitglied gelöscht wird",
        "wird gelöscht, wenn das Mitglied nicht gelöscht wird",
        "wird mit dem Mitglied nicht gelöscht", "wird mit dem Mitglied geteilt",
        "wird nach 30 Tagen gelöscht",
        "wird gelöscht, wenn das Mitglied austritt", "wird mit dem Mitglied gelöscht oder archiviert",
        "n'est pas supprimé avec le client", "supprimé avec soin", "supprimé après trente jours",
        "supprimé lorsque le client est absent", "no se elimina con el pedido", "se elimina con cuidado",
        "se elimina cuando se archiva el pedido", "auf null gesetzt, wenn niemand zahlt",
    ])
    func nothing(_ note: String) {
        #expect(rules(note).isEmpty)
    }
}
