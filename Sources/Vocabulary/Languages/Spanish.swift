extension Language {
    static let spanish = Language(
        "Spanish",
        [
            .record: "registro, registros",
            .type: "tipo, tipos",
            .development: "desarrollo",
            .inCommon: "comunes, común, compartidos",
            .extra: "adicionales, propios",
            .exception: "excepto, salvo, menos, excepción, distintos de, distinto de",
            .entityLabel: "entidad, entidades, tabla, tablas, modelo, modelos",
            .name: "nombre, llamado",
            .fields: "campo, campos, atributo, atributos, columna, columnas, propiedades",
            .general: "esquema, estructura, definición, datos",
            .step: "paso, parte, fase",
            .filler: """
            otros, adicionales, a, la, un, de, el, los, las, o, lo, crear, añadir, nuevo, nuevos
            creación, nueva, nuevas, otras, comunes, básicos, básicas
            """,
            .elsewhere: "entrada, entradas, salida, solicitud, respuesta",
            .index: "índice, índices, indexado, indexada",
            .security: "seguridad, permisos",
            .role: "rol, roles",
            .uniqueness: "unicos, únicos, únicas, unicidad",
            .relationship: "relación, relaciones",
            .rows: "predeterminados, predeterminadas, predefinidos, predefinidas, iniciales",
            .aside: "notas, ejemplos, reglas",
            .queryable: "consultable",
            .sortable: "ordenable",
            .searchable: "buscable",
            .ascending: "ascendente",
            .descending: "descendente",
            .system: "sistema",
            .compound: "compuesto",
            .demand: "debe, deben",
            .wish: "debería, deberían",
            .adding: "añade, añadir, agrega, agregar, agregue",
            .marking: "marcar, marca, marque, activar, activa, active",
            .only: "solo, sólo, solamente, únicamente",
            .creator: "creador, propietario, autor, dueño",
            .user: "usuario, usuarios",
            .signedIn: "autenticado, autenticados",
            .everyone: "todos, público, mundo",
            .permitted: "legible, legibles, editable, editables, modificable",
            .read: "leer, lectura, legible, legibles",
            .write: "escribir, escritura, modificar, editable, editables, modificable",
            .create: "crear, creación",
            .access: "acceso",
            .full: "completo, completa",
            .no: "no, sin, ningún, ninguno, ninguna, nunca",
            .can: "a, puede, pueden, tiene",
            .device: "dispositivo, dispositivos",
            .cache: "caché, cache",
            .local: "local, locales, localmente",
            .synchronised: "sincronizado, sincronizada, sincroniza, sincronizan",
            .zone: "zona",
            .database: "base, bd, banco de datos",
            .private: "privada, privado",
            .public: "pública, público",
            .shared: "compartida, compartido",
            .standard: "defecto",
            .key: "clave, claves, llave, chave, restricción",
            .primary: "primaria",
            .per: "por, para",
            .by: "por, sobre",
            .one: "un, uno, una",
            .or: "o",
            .and: "y, en",
            .is: "es, son",
            .unique: "único, única, clave única, debe ser único, restricción de unicidad, chave única, unico",
            .within: "dentro",
            .together: "junto, junta, combinación, conjuntamente",
            .with: "con",
            .composes: "combina, concatena",
            .composed: "compuesto, derivado",
            .composedOf: "de, por",
            .many: "muchos, varios",
            .has: "tiene, contiene",
            .belongs: "pertenece",
            .inverse: "inversa, inverso, inversa de, inverso de",
            .cascade: "cascada, en cascada",
            .nullify: "anular, poner a null, poner en null, anular referencia",
            .deny: "denegar",
            .delete: "eliminar, excluir",
            .target: "destino",
            .select: "selecciona, seleccione",
            .schema: "esquema, esquemas",
            .structure: "estructura",
            .chapter: """
            arquitectura, persistencia, implementación, diseño, introducción, resumen
            despliegue, configuración, detalles, solución
            """,
            .storedTypes: "entidad, entidades",
            .storage: "persistencia",
            .schemaFile: "modelodedatos",
            .settings: "configuración",
            .variables: "entorno",
            .example: "ejemplo, ejemplos",
            .template: "plantilla",
            .maybeOfRecords: "notas, reglas",
            .workItem: "tarea",
            .stored: "guardado, almacenado, almacenados, almacenadas, persistido",
            .transient: "calculado",
            .otherFields: "no",
            .missing: "faltantes",
            .valueList: "valores, enumeración",
            .enumerationLabel: "enumeración, enumeraciones, enumerado, enumerados",
            .classLabel: "clase, objeto",
            .rawValueColumn: "valor, valor bruto",
            .keyFields:
                "campos clave, campos principales, campos esenciales, atributos principales, atributos clave",
            .interface: "método, ruta, argumento, parámetro",
            .same: "mismos, idénticos",
            .every: "cada, todos, todas",
            .negation: "no, nunca, sin",
            .condition: "si, cuando, solo, sólo, mientras, se",
            .functionWord: """
            a, la, un, de, en, el, los, las, una, uno, del, es, como, para, por, valor, valores, campo
            texto, guardado, almacenado, o, lo
            """,
            .rangeJoin: "a, y, al, en",
            .forExample: "p.ej, por ejemplo, ej",
            .comparison: "como",
            .openEnd: "otros",
            .abbreviation: "no, ej, p.ej",
            .answerYes: "sí, verdadero",
            .answerNo: "no, falso",
            .truth: "activado",
            .falsehood: "desactivado",
            .tickYes: "y, si",
            .collection: "lista, listas",
            .kind: "rol, estado, tipo, modo, nivel, categoría, prioridad, papel",
            .scale: "escala",
            .more: "más",
            .deleted: "elimina, borra, eliminado, eliminada",
            .auxiliary: "se",
            .quantity: "número, cantidad",
            .openSet: "código, códigos, símbolo, símbolos",
            .derivation: "derivado, contiene",
            .occasion: "si, cuando, se",
            .determiner: "la, son, el, su, o, a, lo, de",
            .pronoun: "él, ella",
            .preposition: "de, a, al, para",
            .rawValueWord: "bruto, crudo",
            .boolean: """
            booleano, booleana, valor booleano, indicador booleano, valor lógico, indicador lógico
            """,
            .whether: "indica si, verdadero si, indica se",
            .list: "lista",
            .collectionType: "matriz, arreglo",
            .optional: """
            opcional, puede ser nulo, opcionales, puede ser nil, puede ser null, puede ser nula
            puede faltar, no obligatorio, no obligatoria, no es obligatorio, no requerido, no requerida
            nil significa, null significa, puede omitirse, se puede omitir, puede estar vacío
            ausente en, ausente si, vacío hasta, nulo hasta, null hasta, nil hasta, null en, nulo en
            nula en, null si, nulo si, nil si, nil en
            """,
            .required: """
            obligatorio, obligatoria, requerido, requerida, no nulo
            obligatorios, obligatorias, requeridos
            """,
            .encrypted: "cifrado, cifrada, encriptado, encriptada, cifrado de extremo a extremo",
            .two: "dos",
            .shares: "comparten, compartir",
            .repeats: "repetir, repite, repiten, repetirse, repetido, reutilizar",
            .identified: "identificado, identificada, identifica, identifican",
            .naturalKey: "natural",
            .furtherPart: "también, además, más",
            .version: "versión, versiones",
            .deviceOnly: """
            no sincronizado, no se sincroniza, nunca se sincroniza, solo local, sólo local
            solo en el dispositivo, sólo en el dispositivo
            """,
            .notStored: "calculado, calculada, no se guarda, no almacenado",
            .removed: "eliminado, eliminada, quitado, quitada, se eliminó, fue eliminado, retirado",
            .since: "desde, en",
            .until: "hasta, antes de",
            .optionalClause: "condicional",
            .retired: "obsoleto, obsoleta, en desuso, descontinuado",
            .outOfUse: "eliminados, eliminadas, antiguos, antiguas, reservados, reservadas",
            .renaming: "renombrar, renombrado, renombrada, renombrados, renombradas",
            .nowadays: "ahora, actualmente",
            .replaces: "reemplaza, sustituye, sucesor",
            .calledAs: "como, llamado, llamada, todavía, aún",
            .formerColumn: "antiguo, nombre antiguo, nombre anterior, antes, de",
            .currentColumn: "nuevo, nuevo nombre, nombre nuevo, nombre actual, después, a",
            .nameUntil: "conocido como, conocida como, llamado, llamada",
            .nameInCloudKit: "nombre en cloudkit, nombre cloudkit, clave en cloudkit, clave cloudkit",
            .ideas:
                "idea, ideas, futuro, propuesta, propuestas, planificado, alternativas, preguntas, rechazado",
            .changes: "cambios, historial, historia",
            .planned: """
            planificado, planificados, previsto, prevista, previstos, previstas, futuros, futuras
            aún no desplegado, aplazado, pospuesto, aún no implementado, próximamente, más adelante
            futuro, futura, aún no disponible, todavía no implementado
            más tarde, luego, pronto, próximo, próxima, algún día
            """,
            .unwritten: "ya no se escribe, ya no se usa, ya no se utiliza",
            .earlierKey: "antes en, hasta entonces en, anteriormente en, clave anterior, clave antigua",
            .formerName: "antes, anteriormente, era",
            .originalName: """
            renombrado de, renombrado desde, antes llamado, antes se llamaba, anteriormente llamado
            nombre anterior, nombre antiguo
            """,
            .primaryKey: "clave primaria, llave primaria, chave primaria",
            .reference: """
            referencia a, referencia al, hace referencia a, clave foránea a, clave foránea, llave foránea
            """,
            .identifier: """
            uuid de, id de, uuid del, id del, identificador del, identificador de, apunta a, apunta al
            enlace a, pertenece a, pertenece al, vinculado a, relación con
            """,
            .selfReference: "autorreferencia",
            .deleteRuleLead: """
            eliminación, al eliminar, borrado, al borrar, regla de eliminación, regla de borrado
            """,
            .refusal: "denegado, impedir, prohibir, restringir",
            .cascadeDelete: """
            eliminación en cascada, borrado en cascada, elimina en cascada, borra en cascada
            cascada al eliminar, en cascada al eliminar, eliminado en cascada
            """,
            .setNull: "poner a null, se pone a null al eliminar, puesto a null al eliminar",
            .denyDelete: "impide la eliminación, impide eliminar",
            .noAction: "ninguna acción, sin acción",
            .deletedWhen: "se elimina, se borra, eliminado, eliminada",
            .deletedWith: """
            se elimina con, se elimina junto con, se borra con, se borra junto con, eliminado con
            eliminada con
            """,
            .nilWhen: "se pone a null, se pone a nil, se pone en null, puesto a null",
            .rawValue: "valor bruto de, valor crudo de, valor sin procesar de, valor raw de",
            .defaultValue: "predeterminado, por defecto, valor predeterminado, valor por defecto",
            .emptyText: "cadena vacía",
            .values: "valores, valores posibles, valores permitidos",
            .noDefault: "ninguno, ninguna, vacío, ahora, automático",
            .valuesLead: "un de, uno de, alguno de",
            .range: "rango, intervalo",
            .between: "entre, de, desde",
            .lowerBound: "al menos, mínimo",
            .upperBound: "como máximo, máximo, no máximo",
            .exclusiveLowerBound: "mayor que, mayor a",
            .exclusiveUpperBound: "menor que, menor a",
            .positive: "positivo, siempre positivo, entero positivo",
            .nonNegative: "no negativo, nunca negativo",
            .fieldColumn: "nombre del campo, nombre de campo, propiedad, nuevo campo",
            .codeNameColumn: "nombre técnico, nombre físico, nombre interno",
            .rowNumberColumn: "no, nº",
            .typeColumn: """
            tipo kotlin, tipo java, tipo typescript, tipo de dato, tipo de datos, tipo de campo
            tipo cloudkit, tipo dato, tipo campo
            """,
            .swiftTypeColumn: "tipo swift",
            .optionalColumn: "nulo, anulable",
            .defaultColumn: "defecto",
            .optionsColumn: "restricción, restricciones, opciones, atributos, modificadores, validación",
            .notesColumn: """
            descripción, regla, nota, notas, comentario, comentarios, observaciones, significado, propósito, uso
            """,
            .referenceColumn: "referencia, relación, clave ajena",
            .deleteRuleColumn: "regla de eliminación",
            .recordTypeColumn: "tipo de registro",
            .foreignColumn: "cambio, cambios, antes, después, argumento, argumentos, parámetro, parámetros",
            .tableColumn: "columna",
            .cardinality: "cardinalidad",
            .stringType: "cadena, texto, cadena de texto, cadena de caracteres",
            .integerType: "entero, número entero",
            .floatType: "coma flotante, punto flotante",
            .decimalType: "número decimal",
            .booleanType: "booleano, sí no, sino, verdadero falso",
            .dateType: "fecha, fecha hora, marca de tiempo, marca temporal, fecha y hora",
            .urlType: "dirección web",
            .dataType: "datos binarios",
            .locationType: "ubicación, localización",
            .referenceType: "referencia, relación",
            .strings: "textos, cadenas, cadenas de texto, texto largo",
            .numbers: "número, números, numero, numeros, enteros, números enteros",
            .decimals: "decimales, números decimales",
            .dates: "fechas",
            .files: "archivo, archivos, imagen, imágenes, adjunto, adjuntos",
            .places: "ubicaciones, localizaciones, coordenadas",
            .references: "referencias",
            .links: "enlace, enlaces",
            .octets: "datos",
            .fixColumn: "solución, corrección, arreglo",
            .changeColumn: "cambio, después",
            .issueColumn: "problema, antes",
            .removal: "quitar, eliminar, borrar",
            .initial: "defecto",
            .rename: "renombrar",
            .nothingToDo: "ya",
            .finding: """
            buscar, busca, buscan, búsqueda, filtrar, filtra, filtran, filtrado, filtrada, filtrados
            filtradas, consulta, consultan, consultar, consultas, recupera, recuperan
            """,
            .sorting: "ordenado, ordenada, ordenados, ordenadas, ordenar, ordena, ordenan",
            .foundBy: "por, según, donde, cuyo, cuya",
            .queryTurn: "mostrar, muestra, luego, guardar",
            .supposition: """
            no, nunca, sin, podría, puede, quizás, futuro, local, localmente, dispositivo, memoria
            caché, cliente, evitar, era, eran
            """,
            .programChapter: "función, funciones, servicios, vistas, errores, pruebas",
            .goneFields: "eliminados, eliminadas, calculados, calculadas",
            .fieldGroup: "información, fechas, metadatos",
            .fieldRules: "validación, restricciones, reglas",
            .whichFields: "relevantes, disponibles",
            .this: "este, esta",
            .those: "estos, estas",
            .dataWord: "datos",
            .structureWord: "estructura, estructuras",
            .markedWrong: "incorrecto",
            .markedRight: "correcto",
        ])
}
