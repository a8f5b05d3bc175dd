/// The words of headings and statements by what they can mean.
///
/// One line a group of languages: English; German and Dutch; French, Spanish, Portuguese and Italian; Japanese,
/// Chinese in both scripts and Korean; Turkish and Russian. A word may stand under several senses.
enum StatementWords {
    static let all: [(WordSenses, String)] =
        described + foreign + topics + indexes + grants + places + keys + relations

    private static let described: [(WordSenses, String)] = [
        (
            .record,
            """
            record records registro registros enregistrement enregistrements datensatz kayıt запись записи
            レコード 记录 記錄 레코드
            """
        ),
        (.type, "type types typ typen tipo tipos tipi タイプ 型 类型 類型 türü tipi tür тип типы 타입 유형 형식"),
        (
            .entityLabel,
            """
            recordtype recordtypes entity entities table tables model models @model ckrecord datatype
            entität entitäten tabelle tabellen datensatztyp datensatztypen entiteit tabel modell modelle datenmodell datenmodelle datamodel
            entité entités entidad entidades tabla tablas entidade entidades tabela tabelas entità tabella
            tabelle modèle modèles modelo modelos modello modelli
            レコードタイプ レコード型 エンティティ テーブル モデル 实体 實體 記錄類型 记录类型 数据表 資料表 表 模型 엔티티 테이블
            varlık tablo tablosu сущность сущности таблица таблицы модель модели
            """
        ),
        (
            .name,
            "name names named called namen namens genannt nom nommé appelé nombre llamado nome chamado chiamato naam genaamd 名 名称 名稱 名前 adı имя название"
        ),
        (
            .fields,
            """
            field fields attribute attributes property properties column columns
            feld felder attribut attribute eigenschaft eigenschaften spalte spalten veld velden
            champ champs colonne colonnes attributs propriétés campo campos atributo atributos columna columnas
            propiedades coluna colunas propriedades campi attributi colonne proprietà
            フィールド フィールド定義 項目 属性 属性一覧 プロパティ カラム 列 字段 字段列表 基本属性 欄位 屬性 필드 속성 프로퍼티 컬럼
            trường alan alanlar alanları sütunlar поля поле атрибуты столбцы
            """
        ),
        (
            .general,
            """
            description descriptions mapping mappings specification beschreibungen
            schema schemas overview structure structures definition definitions details data layout
            summary introduction setup configuration steps manifest development production environment
            solution solutions deployment troubleshooting prerequisites lösung fehlerbehebung
            dashboard console guide instructions instruction container
            schemata übersicht struktur definition definitionen daten einrichtung überblick aufbau
            schéma structure définition données esquema estructura definición datos estrutura definição dados
            struttura definizione dati schema panoramica overzicht structuur
            スキーマ 構造 定義 データ 一覧 概要 结构 結構 定义 模型定义 数据 總覽 设计 設計 스키마
            şema şeması yapı схема структура определение данные обзор
            """
        ),
        (
            .step,
            """
            step phase option part section chapter § schritt teil abschnitt étape partie paso parte passo fase stap
            ステップ 步骤 步驟 第 adım шаг этап bước
            """
        ),
        (
            .filler,
            """
            more other additional extra further core basic main common key important suggested computed weitere
            zusätzliche andere autres supplémentaires otros adicionales outros altri andere
            create add configure verify check define update extend new updated deprecated optional draft planned proposed neu
            the a an of for your our and in on der die das den dem ein eine für le la les l un une du de d el los las
            o os as um uma il lo i gli een het de anlegen erstellen hinzufügen prüfen créer ajouter crear añadir
            criar adicionar creare aggiungere maken 创建 建立 新增 作成 作成する 追加 NEW nova nuevo nuevos custom
            creation erstellung création creación oluşturma tamamlandı tạo thêm các
            oluştur ekle kontrol et создать добавить proposal suggested 建议 建議
            """
        ),
    ]

    private static let foreign: [(WordSenses, String)] = [
        (
            .elsewhere,
            """
            request requests response responses parameters parameter headers payload payloads endpoint endpoints
            arguments argument query input inputs output outputs props body formdata form filter filters
            eingabe eingaben ausgabe ausgaben ein-/ausgabe entrée entrées sortie entrada entradas salida saída saídas
            options flags variables constants dependencies errors codes endpoints commands metrics env cli
            引数 パラメータ 戻り値 フォーム 参数 返回值 參數
            anfrage antwort requête réponse solicitud respuesta requisição resposta richiesta risposta
            リクエスト レスポンス 请求 响应 請求 回應 istek yanıt запрос ответ
            """
        )
    ]

    private static let topics: [(WordSenses, String)] = [
        (
            .index,
            """
            index indexes indices indexing indexed indiziert indizes indexierung indexen índice índices indice indici
            indexé インデックス 索引 인덱스 dizin dizinler indeks индекс индексы
            """
        ),
        (
            .security,
            """
            security permission permissions roles role privacy sicherheit berechtigung berechtigungen rechte zugriff
            zugriffsrechte rollen beveiliging rechten sécurité permissions droits rôles seguridad permisos segurança
            permissões sicurezza permessi ruoli grants セキュリティ 権限 アクセス権 安全 权限 權限 安全性 보안 권한
            güvenlik izinler yetkiler безопасность права доступ
            """
        ),
        (
            .unique,
            """
            unique uniqueness uniquely dedupe deduplicate deduplicated deduplication dedup duplicate duplicates
            eindeutig eindeutigkeit eindeutiger einmalig uniek unicité unicos único única únicos únicas unicidad
            unicidade unico univoco unicità 一意 ユニーク 唯一 重複排除 去重 唯一性 고유 benzersiz tekil
            уникальный уникальна уникально уникальность
            """
        ),
        (
            .relationship,
            """
            relationship relationships relation relations beziehung beziehungen relatie relaties relación relaciones
            relação relações relazione relazioni リレーション リレーションシップ 関連 関係 关系 关联 關係 關聯 관계
            ilişki ilişkiler связь связи
            """
        ),
        (
            .rows,
            """
            default defaults seed seeds seeded predefined preset presets built-in builtin fixed initial sample samples
            standard standards vorgaben voreinstellung voreinstellungen vordefiniert vordefinierte feste fixe
            anfangsdaten initiale startwerte beispieldaten standaard vaste par défaut prédéfinis prédéfinies
            initiales initiaux predeterminados predeterminadas predefinidos predefinidas iniciales padrão iniciais
            predefiniti predefinite iniziali 初期 初期データ デフォルト 既定 固定 默认 預設 初始 预置 預置 기본
            varsayılan başlangıç начальные стандартные предустановленные
            """
        ),
        (
            .aside,
            """
            notes note usage example examples migration history changelog testing troubleshooting query queries
            hinweise notizen beispiel beispiele remarques exemples notas ejemplos exemplos note esempi opmerkingen
            注意 備考 例 说明 備註 示例 notlar примечания rules regeln regles reglas regras regole
            """
        ),
    ]

    private static let indexes: [(WordSenses, String)] = [
        (
            .queryable,
            """
            queryable queriable query-index filterable abfragbar interrogeable requêtable filtrable consultable consultável
            interrogabile opvraagbaar クエリ可能 可查询 可查詢 sorgulanabilir запрашиваемый запрашиваемое
            """
        ),
        (
            .sortable,
            """
            sortable sortierbar triable ordenable ordenável ordinabile sorteerbaar ソート可能 可排序 sıralanabilir
            сортируемый сортируемое
            """
        ),
        (
            .searchable,
            """
            searchable durchsuchbar suchbar recherchable buscable pesquisável ricercabile doorzoekbaar 検索可能 可搜索
            可搜尋 aranabilir
            """
        ),
        (.ascending, "ascending asc aufsteigend croissant ascendente crescente oplopend 昇順 升序 artan"),
        (
            .descending,
            "descending desc absteigend décroissant descendente decrescente aflopend 降順 降序 azalan убыванию"
        ),
        (.system, "system système sistema systeem システム 系统 系統 sistem системный"),
    ]

    private static let grants: [(WordSenses, String)] = [
        (
            .only,
            """
            only solely exclusively nur ausschließlich alleen uniquement seul seule seulement solo sólo solamente
            únicamente somente apenas soltanto のみ だけ 只有 仅 僅 只 만 yalnızca sadece только
            """
        ),
        (
            .creator,
            """
            creator creators owner owners author creating _creator
            ersteller erstellerin eigentümer besitzer urheber erstellende créateur propriétaire auteur creador
            propietario autor dueño criador proprietário dono creatore proprietario autore maker eigenaar
            作成者 所有者 オーナー 创建者 創建者 建立者 拥有者 擁有者 作者 oluşturan sahibi создатель владелец автор
            """
        ),
        (
            .user,
            """
            user users person nutzer benutzer anwender utilisateur utilisateurs usuario usuarios usuário usuários
            utente utenti gebruiker gebruikers ユーザー ユーザ 用户 使用者 用戶 사용자 kullanıcı kullanıcılar
            пользователь пользователи
            """
        ),
        (
            .signedIn,
            """
            signed-in signed logged-in logged authenticated authentified _icloud _authenticated icloud
            angemeldete angemeldeten authentifizierte eingeloggte ingelogde aangemelde connecté connectés authentifiés
            autenticado autenticados autenticati registrati サインイン済み ログイン 已登录 已登入 登录 登入 giriş авторизованный
            авторизованные
            """
        ),
        (
            .everyone,
            """
            everyone everybody anyone anybody world public _world all
            jeder alle öffentlich öffentlichkeit welt iedereen wereld publiek tous public monde todos público mundo
            qualquer tutti pubblico chiunque 全員 誰でも 公開 世界 所有人 任何人 公开 公開 herkes все всем любой
            """
        ),
        (
            .read,
            """
            read reads reading readable view see read-only readonly
            lesen lese lesezugriff lesbar gelesen lezen lees leestoegang lire lit lecture lus leer lectura ler leitura
            leggere lettura 読み取り 読取 閲覧 読む 读取 读 讀取 讀 查看 okuma okuyabilir okur чтение читать
            """
        ),
        (
            .write,
            """
            write writes writing writable edit edits modify modifies update updates change
            schreiben schreib schreibzugriff bearbeiten ändern schrijven schrijftoegang bewerken écrire écriture
            modifier escribir escritura modificar editar escrever escrita scrivere scrittura modificare
            書き込み 書込 編集 変更 写入 写 寫入 寫 修改 编辑 編輯 yazma yazabilir yazar запись писать изменять
            """
        ),
        (
            .create,
            """
            create creates creation anlegen erstellen créer création crear creación criar criação creare creazione
            maken aanmaken 作成 创建 建立 新增 oluşturma oluşturabilir создание создавать
            """
        ),
        (
            .access,
            "access zugriff toegang accès acceso acesso accesso アクセス 访问 存取 erişim доступ"
        ),
        (
            .full,
            "full vollzugriff voller volle volledige complet total completo completa フル 完全 完整 全部 tam полный"
        ),
        (
            .no,
            """
            no none never not nothing cannot nobody denied forbidden kein keine keinen nicht nie niemand geen niet niemand
            without ohne sans sin sem senza zonder aucun aucune jamais pas ningún ninguno ninguna nunca nenhum nenhuma não nessun nessuno nessuna mai non
            なし 不可 ない 无 無 不 禁止 没有 yok hiçbir нет никто не
            """
        ),
        (
            .can,
            """
            can may has have is are allowed must kann können darf dürfen hat haben mag kunnen mogen peut peuvent a ont
            puede pueden tiene pode podem tem può possono ha できる 可以 能 有 可能 sahiptir может могут имеет
            """
        ),
    ]

    private static let places: [(WordSenses, String)] = [
        (.zone, "zone zones customzone zona zonen ゾーン 区域 區域 bölge зона"),
        (
            .database,
            """
            database db datenbank databank base bd базa базе база данных 
            データベース 数据库 資料庫 veritabanı
            """
        ),
        (
            .private,
            """
            private privat privaten private-database privée privé privada privado privata privato プライベート 私有 私人
            özel приватная частная
            """
        ),
        (
            .public,
            """
            public öffentliche öffentlichen openbare publique pública público pubblica パブリック 公共 公开 公開
            genel публичная публичной
            """
        ),
        (
            .shared,
            "shared geteilte geteilten gedeelde partagée compartida compartilhada condivisa 共有 共享 paylaşılan общая"
        ),
        (.standard, "default standard custom _defaultzone défaut defecto padrão predefinita デフォルト 默认 預設"),
        (.cloudKit, "cloudkit ckrecord icloud"),
        (.coreData, "coredata nsmanagedobject"),
        (.swiftData, "swiftdata @model"),
        (
            .relational,
            "sql sqlite postgres postgresql mysql supabase mariadb grdb varchar timestamptz drizzle prisma dynamodb firestore indexeddb"
        ),
    ]

    private static let keys: [(WordSenses, String)] = [
        (
            .key,
            """
            key keys schlüssel sleutel clé clés clave claves llave chave chaves chiave chiavi キー 键 鍵 主键 主鍵 主キー 키
            anahtar ключ ключи constraint contrainte restricción restrição vincolo
            """
        ),
        (
            .primary,
            "primary primär primärschlüssel primaire primaria primária 主 主键 主鍵 主キー birincil первичный"
        ),
        (.per, "per pro je par por para ごと 每 毎 başına на"),
        (.by, "by on über nach anhand durch par por per door で 按 根据 根據 で göre по"),
        (.one, "one single ein eine einen nur un une uno una um uma een 1 一 つ bir один одна"),
        (.or, "or oder ou o of または 或 或者 veya или"),
        (.and, "and und et y e en と 和 及 與 ve и"),
        (.uuid, "uuid uuids guid uuidstring"),
        (.is, "is are it its ist es sind est sont es son é são è sono は 是 为 為"),
    ]

    private static let relations: [(WordSenses, String)] = [
        (.toMany, "to-many one-to-many many-to-many zu-viele 1:n n:m 対多 一对多 一對多 bire-çok"),
        (.toOne, "to-one many-to-one one-to-one zu-eins n:1 1:1 対一 多对一 多對一 çoka-bir"),
        (
            .many,
            "many multiple several viele mehrere plusieurs muchos varios muitos vários molti veel 複数 多个 多個"
        ),
        (
            .has,
            "has have maintains contains owns hat enthält besitzt possède contient tiene contiene tem possui ha"
        ),
        (.belongs, "belongs gehört appartient pertenece pertence appartiene behoort 属する 属于 屬於 принадлежит"),
        (.inverse, "inverse inverses umkehrung inversa inverso 逆 反向 ters обратная"),
        (.cascade, "cascade cascades cascading kaskade kaskadierend cascada cascata deleteself カスケード 级联 級聯"),
        (.nullify, "nullify nullified setnull annullieren"),
        (.deny, "deny restrict restricted"),
        (.optional, "optional optionnel opcional opzionale optioneel 任意 可选 可選"),
        (.required, "required erforderlich requis obligatorio obrigatório obbligatorio verplicht 必須 必填"),
        (
            .delete,
            "delete deletes deletion deleted löschen löscht suppression eliminar excluir eliminare 削除 删除 刪除"
        ),
    ]
}
