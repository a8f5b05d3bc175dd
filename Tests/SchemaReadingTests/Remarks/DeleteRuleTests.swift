import Diagnostics
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
