/// The phrases by which notes state facts, by meaning; a line a language, in the order
/// English, German, French, Spanish, Portuguese, Italian, Dutch.
enum NotePhrases {
    static let all: [PhraseList] = types + marks + keys + relations + values

    private static let types: [PhraseList] = [
        PhraseList(
            .boolean, .anywhere,
            """
            boolean flag, boolean value, boolean, bool, flag, as boolean
            boolescher wert, boolesch, boolesche, boolescher, boolesches, wahrheitswert, boolean-wert, bool-wert
            booléen, booléenne, valeur booléenne, indicateur booléen
            booleano, booleana, valor booleano, indicador booleano
            valor lógico, indicador lógico
            valore booleano, valore logico
            booleaans, booleaanse, booleaanse waarde, vlag
            """,
            substrings: "ブール, 真偽, フラグ, 布尔, 布林, 是否, 旗標, 开关标志"),
        PhraseList(
            .boolean, .clauseStart,
            """
            whether, true if, true when, set if
            ob, wahr wenn
            indique si, vrai si
            indica si, verdadero si
            indica se, verdadeiro se
            vero se
            geeft aan of, waar als
            """),
        PhraseList(
            .uuid, .anywhere, "uuid, guid, uuid string, uuid-string, uuidstring, uuidv4, uuidv7"),
        PhraseList(
            .json, .anywhere,
            "json, json string, json text, json-string, json-encoded, json-array, json-objekt"),
        PhraseList(.list, .wholeClause, "list, array, liste, lista, lijst, repeated"),
        PhraseList(.toMany, .anywhere, "one-to-many, to-many, many-to-many, one to many, many to many"),
    ]

    private static let marks: [PhraseList] = [
        PhraseList(
            .optional, .anywhere,
            """
            optional, nullable, may be nil, can be nil, may be null, can be null
            optionale, optionaler, optionales, kann null sein, kann fehlen
            optionnel, optionnelle, facultatif, facultative, peut être nul
            opcional, puede ser nulo
            pode ser nulo
            opzionale, facoltativo, facoltativa, può essere nullo
            optioneel, optionele
            """,
            substrings: "任意, 省略可, 可选, 可選, 選填, 选填, 可為空, 可为空, 非必填, 非必須"),
        PhraseList(.optional, .wholeClause, "null, nil, opt, not required, freiwillig, not mandatory, 可空"),
        PhraseList(
            .required, .wholeClause,
            """
            required, mandatory, not null, non-null, not optional, non-optional, always set, always present
            erforderlich, pflichtfeld, pflicht, notwendig, nicht optional, nicht null, verpflichtend
            obligatoire, requis, requise, non nul
            obligatorio, obligatoria, requerido, requerida, no nulo
            obrigatório, obrigatória, não nulo
            obbligatorio, obbligatoria, richiesto, non nullo
            verplicht, vereist, niet null
            """,
            substrings: ""),
        PhraseList(.required, .wholeClause, "必須, 必需, 必填, 不可为空, 不可為空"),
        PhraseList(
            .encrypted, .wholeClause,
            """
            encrypted, encrypted value, encrypted field, end-to-end encrypted, encrypted string, encrypted_string
            allows cloud encryption, allowscloudencryption, encrypted at rest by cloudkit, stored encrypted, uses encryptedvalues, encryptedvalues
            verschlüsselt, wird verschlüsselt, verschlüsselt gespeichert, ende-zu-ende-verschlüsselt
            chiffré, chiffrée, stocké chiffré
            cifrado, cifrada, encriptado, encriptada
            criptografado, criptografada, encriptado
            cifrato, cifrata, crittografato, crittografata
            versleuteld, versleuteld opgeslagen
            暗号化, 加密, 已加密, 加密存储, 加密儲存
            """),
        PhraseList(
            .externalStorage, .wholeClause,
            """
            external storage, externalstorage, allows external storage, allow external storage, stored externally
            external binary data, allowsexternalbinarydatastorage, store in external record file
            """),
        PhraseList(
            .preserveValueOnDeletion, .wholeClause,
            "preserve after deletion, preserved after deletion, preserve value on deletion, preservevalueondeletion"
        ),
        PhraseList(
            .spotlight, .wholeClause,
            "indexed in spotlight, index in spotlight, spotlight index, spotlight indexed, spotlight-indexed"),
        PhraseList(
            .originalName, .clauseStart,
            "original name, originally named, originalname, renamed from, renaming id, renaming identifier"),
        PhraseList(
            .notStored, .wholeClause,
            """
            computed, computed property, calculated, derived, transient, not stored, not persisted, not saved
            never stored, never persisted, virtual, in-memory only, in memory only
            berechnet, nicht gespeichert, wird nicht gespeichert, abgeleitet
            calculé, calculée, non stocké, non persisté
            calculado, calculada, no se guarda, no almacenado
            não armazenado, não persistido
            calcolato, calcolata, non salvato, non memorizzato
            berekend, niet opgeslagen
            計算値, 保存されない, 计算属性, 不存储, 計算屬性, 不儲存
            """),
    ]

    private static let keys: [PhraseList] = [
        PhraseList(
            .primaryKey, .anywhere,
            """
            primary key, pk
            primärschlüssel
            clé primaire
            clave primaria, llave primaria
            chave primária, chave primaria
            chiave primaria
            primaire sleutel
            """,
            substrings: "主キー, 主键, 主鍵"),
        PhraseList(
            .unique, .wholeClause,
            """
            unique, unique key, must be unique, unique constraint, uniqueness constraint, unique index, is unique
            unique per user, unique per record
            eindeutig, eindeutiger schlüssel, muss eindeutig sein, unik
            clé unique, doit être unique
            único, única, clave única, debe ser único
            chave única, deve ser único
            univoco, univoca, chiave univoca, unico
            uniek, unieke sleutel, moet uniek zijn
            一意, ユニーク, 唯一, 唯一键, 唯一鍵
            """),
        PhraseList(.queryable, .anywhere, "must be queryable, must be indexed, needs to be queryable"),
        PhraseList(.sortable, .anywhere, "must be sortable, needs to be sortable"),
        PhraseList(
            .queryable, .wholeClause,
            """
            queryable, indexed, queriable, query index, queryable index, index
            indiziert, indexiert, abfragbar
            indexé, indexée, interrogeable
            indexado, indexada, consultable
            consultável
            indicizzato, indicizzata, interrogabile
            geïndexeerd
            インデックス, 索引
            """),
        PhraseList(.unique, .clauseStart, "unique"),
        PhraseList(
            .sortable, .wholeClause,
            "sortable, sort index, sortable index, sortierbar, triable, ordenable, ordenável, ordinabile, sorteerbar"
        ),
        PhraseList(
            .searchable, .wholeClause,
            "searchable, searchable index, durchsuchbar, full-text, recherchable, doorzoekbaar"),
    ]

    private static let relations: [PhraseList] = [
        PhraseList(
            .reference, .anywhere,
            """
            references, reference to, ref to, refers to, foreign key to, foreign key for, fk to, fk, foreign key
            target type, target record type, target entity, target record
            ref-by-string to, reference by name to, ref-by-string, string reference, soft reference
            referenziert, referenz zu, referenz zum, referenz zur, referenz auf, verweist auf, verweis auf
            fremdschlüssel auf, fremdschlüssel zu, fremdschlüssel
            référence à, référence vers, référence au, référence aux, fait référence à, fait référence au
            clé étrangère vers, clé étrangère
            referencia a, referencia al, hace referencia a, clave foránea a, clave foránea, llave foránea
            fk para, referencia ao, referência a, referência ao, referência à, referência para, chave estrangeira para, chave estrangeira
            riferimento a, riferimento al, riferimento alla, chiave esterna verso, chiave esterna
            verwijst naar, verwijzing naar, vreemde sleutel naar, vreemde sleutel
            """,
            substrings: "への参照, を参照, 外部キー, 指向, 引用, 外键, 外鍵"),
        PhraseList(
            .identifier, .anywhere,
            """
            links to, link to, linked to, points to, pointer to, belongs to, owned by, relationship to, relation to
            uuid of, id of, ids of, identifier of, identifiers of, recordname of, record name of, name of the record of
            uuid des, uuid der, uuid vom, uuid von, uuid eines, uuid einer, id des, id der, id vom, id von, id eines
            kennung des, kennung der, verknüpft mit, verknüpfung mit, verknüpfung zu, gehört zu, gehört zum, gehört zur
            uuid du, uuid de, id du, id de, identifiant du, identifiant de, lié à, liée à, lien vers, pointe vers
            appartient à, appartient au
            uuid del, id del, identificador del, identificador de, apunta a, apunta al, enlace a, pertenece a
            pertenece al, vinculado a
            uuid do, uuid da, id do, id da, identificador do, identificador da, aponta para, pertence a, pertence ao
            ligado a
            uuid della, uuid di, id della, id di, identificatore del, identificatore della, punta a, appartiene a
            collegato a
            uuid van, id van, identificatie van, gekoppeld aan, hoort bij, behoort tot
            """,
            substrings: "に属する, 所属, 关联, 關聯, 属于, 屬於"),
        PhraseList(.identifier, .clauseStart, "owning"),
        PhraseList(
            .selfReference, .anywhere,
            """
            self-ref, self-reference, self-referencing, self reference, self ref, self-referential
            selbstreferenz, verweis auf sich selbst, auto-référence, autorreferencia, autorreferência
            autoriferimento, zelfverwijzing
            """,
            substrings: "自己参照, 自引用, 自關聯, 自关联"),
        PhraseList(
            .inverse, .anywhere,
            """
            inverse of, inverse, umkehrung von, gegenstück zu, inverse de, inversa de, inverso de, inverso di
            omgekeerde van
            """,
            substrings: "逆関係, 反向"),
        PhraseList(
            .cascade, .anywhere,
            """
            on delete cascade, cascade delete, cascade deletes, delete cascade, delete rule cascade, delete self
            deleteself, delete-self, delete source record, cascading delete, deletes with its parent
            deleted with its parent, deleted together with, löschweitergabe, kaskadierend, suppression en cascade
            eliminación en cascada, borrado en cascada, exclusão em cascata, eliminazione a cascata
            """,
            substrings: "カスケード, 级联删除, 級聯刪除"),
        PhraseList(.cascade, .wholeClause, "cascade, cascades"),
        PhraseList(
            .nullify, .anywhere,
            """
            on delete set null, set null, delete rule nullify, on delete nullify
            beim löschen auf null gesetzt, beim löschen auf null setzen
            """),
        PhraseList(.nullify, .wholeClause, "nullify"),
        PhraseList(
            .deletedWhen, .anywhere,
            """
            deleted when, deleted if, deleted once, deleted as soon as, removed when, removed if
            wird gelöscht, werden gelöscht, wird entfernt
            supprimé, supprimée, supprimés, supprimées, effacé, effacée
            se elimina, se borra, eliminado, eliminada
            excluído, excluída, apagado, apagada
            eliminato, eliminata, cancellato, cancellata
            verwijderd
            """),
        PhraseList(.deletedWhen, .clauseStart, "gelöscht"),
        PhraseList(
            .deletedWith, .anywhere,
            """
            wird mit, werden mit, wird zusammen mit, werden zusammen mit, wird gemeinsam mit
            supprimé avec, supprimée avec, supprimés avec, supprimées avec, effacé avec, effacée avec
            se elimina con, se elimina junto con, se borra con, se borra junto con, eliminado con, eliminada con
            excluído com, excluída com, excluído junto com, apagado com, apagada com, eliminado com, eliminada com
            eliminato con, eliminata con, cancellato con, cancellata con, eliminato insieme con
            wordt met, wordt samen met, verwijderd met, verwijderd samen met
            """),
        PhraseList(
            .nilWhen, .anywhere,
            """
            set to nil when, set to nil if, set to null when, set to null if, cleared when, becomes nil when
            auf null gesetzt, auf nil gesetzt, wird geleert
            mis à null, mise à null, mis à nil, mise à nil
            se pone a null, se pone a nil, se pone en null, puesto a null
            definido como null, definido como nulo, definida como nula, fica nulo
            impostato a null, impostata a null, impostato a nil, impostata a nil
            op null gezet, op nil gezet
            """),
        PhraseList(.deleting, .clauseStart, "deleting the, deleting a, deleting an, deleting this"),
        PhraseList(.deny, .anywhere, "on delete restrict, on delete deny, delete rule deny"),
        PhraseList(.deny, .wholeClause, "deny, restrict"),
        PhraseList(.noAction, .anywhere, "on delete no action, delete rule no action"),
        PhraseList(.noAction, .wholeClause, "no action"),
    ]

    private static let values: [PhraseList] = [
        PhraseList(
            .rawValue, .anywhere,
            """
            raw value of, raw value for, raw value from, rawvalue of, rawvalue for, raw values of, enum raw value of
            rohwert von, rohwert des, rohwert der, rohwert für
            valeur brute de, valeur brute du
            valor bruto de, valor crudo de, valor sin procesar de, valor raw de
            valor bruto do, valor bruto da
            valore grezzo di, valore raw di
            ruwe waarde van, raw-waarde van
            """),
        PhraseList(.rawValue, .anywhere, "raw value, raw values, rawvalue, rohwert"),
        PhraseList(
            .defaultValue, .anywhere,
            """
            default, by default, defaults to, default value, default is, defaults, default to
            standard, standardwert, vorgabe, vorgabewert, standardmäßig, voreinstellung
            défaut, par défaut, valeur par défaut
            predeterminado, por defecto, valor predeterminado, valor por defecto
            padrão, por padrão, valor padrão, predefinição
            predefinito, valore predefinito, di default
            standaard, standaardwaarde
            """,
            substrings: "デフォルト値, デフォルト, 初期値, 既定値, 默认值, 默认, 預設值, 預設, 缺省"),
        PhraseList(
            .emptyText, .anywhere,
            """
            empty string, leerer string, leere zeichenkette, leerer text, chaîne vide, cadena vacía, texto vazio
            stringa vuota, lege tekst
            """,
            substrings: "空文字列, 空文字, 空字符串, 空串, 空字串"),
        PhraseList(
            .values, .anywhere,
            """
            one of, any of, values, value, possible values, allowed values, valid values, allowed, either, options
            enum, enum values, cases, must be, accepted values, can be, may be
            werte, mögliche werte, erlaubte werte, gültige werte, zulässige werte, einer von, eines von, entweder
            valeurs, valeurs possibles, valeurs autorisées, un de, soit, parmi
            valores, valores posibles, valores permitidos, uno de, alguno de
            valores possíveis, um de, aceita
            valori, valori possibili, valori ammessi, uno di
            waarden, mogelijke waarden, toegestane waarden, een van
            """,
            substrings: "値, いずれか, 取值, 可选值, 可能的值, 之一"),
        PhraseList(
            .range, .anywhere,
            """
            range, between, from, in the range, in range, values from, scale of
            bereich, zwischen, von, wertebereich, skala von
            entre, de, plage, intervalle
            rango, intervalo, desde
            intervallo, compreso tra, tra, da
            bereik, tussen, van
            """,
            substrings: "範囲, 范围, 範圍"),
        PhraseList(
            .lowerBound, .clauseStart,
            """
            at least, minimum, min, not less than, no less than, never below, not below, never less than
            mindestens, minimal, nicht unter, nie unter, au moins, al menos, mínimo, pelo menos, almeno
            minimo, minstens
            """),
        PhraseList(
            .upperBound, .clauseStart,
            """
            at most, maximum, max, up to, no more than, not more than, never more than, never above
            must not exceed, cannot exceed, may not exceed, not to exceed
            höchstens, maximal, nicht über, au plus, como máximo, máximo, no máximo
            al massimo, massimo, hoogstens
            """),
        PhraseList(
            .exclusiveLowerBound, .clauseStart,
            """
            greater than, more than, larger than, must be greater than, must be more than, must be larger than
            größer als, mehr als, muss größer als, supérieur à, plus grand que, mayor que, mayor a, maior que
            maggiore di, groter dan, meer dan
            """),
        PhraseList(
            .exclusiveUpperBound, .clauseStart,
            """
            less than, fewer than, smaller than, must be less than, must be smaller than
            kleiner als, weniger als, inférieur à, menor que, menor a, minore di, kleiner dan, minder dan
            """),
        PhraseList(
            .positive, .wholeClause,
            """
            positive, positive integer, positive number, positive int, positive value, positive integers only
            positive only, must be positive, must be a positive integer, must be a positive number, always positive
            should be positive, strictly positive
            positiv, immer positiv, muss positiv sein, positive zahl, positive ganzzahl
            positif, toujours positif, entier positif, positivo, siempre positivo, entero positivo, sempre positivo
            inteiro positivo, intero positivo, positief, altijd positief
            """),
        PhraseList(
            .nonNegative, .wholeClause,
            """
            non-negative, nonnegative, non negative, not negative, never negative, always non-negative
            non-negative integer, non-negative number, non-negative value, non-negative int
            cannot be negative, can't be negative, can not be negative, may not be negative, must not be negative
            must be non-negative, should not be negative, must be a non-negative integer, zero or more
            zero or greater, zero or positive, positive or zero, must be zero or positive, must be positive or zero
            nicht negativ, nie negativ, darf nicht negativ sein, kann nicht negativ sein, nicht-negativ
            non négatif, jamais négatif, no negativo, nunca negativo, não negativo, non negativo, mai negativo
            niet negatief, nooit negatief
            """),
    ]
}
