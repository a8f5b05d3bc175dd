import Diagnostics
import Linting
import Testing

/// Prose says in many languages by which fields records are found, with the verb before the field or behind it.
struct QueryLanguageTests {
    private static func places(_ sentence: String) -> [String] {
        let document =
            "# CloudKit record types\n\n## Trip\n\n| Field | Type |\n| --- | --- |\n| `title` | String |\n"
            + "| `owner` | String |\n| `date` | Date |\n\n\(sentence)\n"
        return LintedDocument(document).findings.filter { $0.id.rawValue == "lint.index" }.map(\.message)
            .sorted()
    }

    private static let owner = "'Trip' is queried by 'owner', which has no queryable index"
    private static let date = "'Trip' is sorted by 'date', which has no sortable index"

    @Test(arguments: [
        "Trips are fetched by `owner`, sorted by `date`.",
        "Reisen werden nach `owner` gesucht und nach `date` sortiert.",
        "Die App sucht Reisen nach `owner`, sortiert nach `date`.",
        "Les voyages sont filtrés par `owner` et triés par `date`.",
        "Los viajes se consultan por `owner`, ordenados por `date`.",
        "As viagens são filtradas por `owner` e ordenadas por `date`.",
        "I viaggi sono filtrati per `owner` e ordinati per `date`.",
        "Reizen worden gefilterd op `owner` en gesorteerd op `date`.",
        "Geziler `owner` alanına göre aranır ve `date` alanına göre sıralanır.",
        "Поездки фильтруются по `owner`, сортируются по `date`.",
        "旅行は`owner`で検索し、`date`順に並べ替えます。",
        "按`owner`查询，按`date`排序。",
        "Podróże są filtrowane po `owner` i sortowane po `date`.",
        "يتم البحث حسب `owner` مع ترتيب حسب `date`.",
        "여행은 `owner`로 검색하고 `date` 기준으로 정렬합니다.",
        "Aplikace vyhledává cesty podle `owner`, řazeno podle `date`.",
        "Resor filtreras på `owner` och sorteras efter `date`.",
        "Reiser filtreres på `owner` og sorteres etter `date`.",
        "Kentän `owner` mukaan haetaan, kentän `date` mukaan lajitellaan.",
        "Tìm theo `owner`, sắp xếp theo `date`.",
        "Perjalanan dicari berdasarkan `owner`, diurutkan berdasarkan `date`.",
    ])
    func bothAreFound(sentence: String) {
        #expect(Self.places(sentence) == [Self.owner, Self.date].sorted(), "\(sentence)")
    }

    @Test(arguments: [
        "Reisen werden nie nach `owner` gesucht.",
        "Auf dem Gerät werden Reisen lokal nach `owner` sortiert.",
        "Les voyages ne sont pas filtrés par `owner`.",
        "Los viajes no se consultan por `owner`.",
        "旅行は`owner`で検索しません。",
        "不按`owner`查询。",
        "Поездки не фильтруются по `owner`.",
        "Nach dem Speichern von `owner` wird gesucht.",
        "Die Reise enthält `owner` und `date`.",
        "La recherche affiche `owner`.",
    ])
    func nothingIsSaid(sentence: String) {
        #expect(Self.places(sentence) == [], "\(sentence)")
    }
}
