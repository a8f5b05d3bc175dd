extension Language {
    static let french = Language(
        "French",
        [
            .record: "enregistrement, enregistrements",
            .type: "type, types",
            .development: "développement",
            .inCommon: "communs, commun, communes",
            .extra: "supplémentaires, propres",
            .exception: "sauf, excepté, hormis, exception, hors, autres que, autre que",
            .entityLabel: "table, tabelle, entité, entités, modèle, modèles",
            .name: "nom, nommé, appelé, nombre",
            .fields: "attribut, champ, champs, colonne, colonnes, attributs, propriétés",
            .general: "description, structure, solution, schéma, définition, données",
            .step: "phase, option, section, étape, partie",
            .filler: """
            autres, supplémentaires, a, le, la, les, l, un, une, du, de, d, créer, ajouter, création, et
            nouveau, nouvelle, nouveaux, nouvelles, communs, communes
            """,
            .elsewhere: "entrée, entrées, sortie, options, requête, réponse",
            .index: "index, indexé, indexée",
            .security: "permissions, sécurité, droits, rôles",
            .role: "rôle, rôles",
            .uniqueness: "unicité",
            .relationship: "relation, relations",
            .rows: "initial, fixe, par, défaut, prédéfinis, prédéfinies, initiales, initiaux",
            .aside: "notes, note, migration, remarques, exemples, regles",
            .queryable: "interrogeable, requêtable, filtrable",
            .sortable: "triable",
            .searchable: "recherchable",
            .ascending: "croissant",
            .descending: "décroissant",
            .system: "système",
            .compound: "composé",
            .demand: "doit, doivent",
            .wish: "devrait, devraient",
            .adding: "ajouter, ajoutez, ajoute",
            .marking: "marquer, marquez, activer, activez, choisir, choisissez",
            .only: "uniquement, seul, seule, seulement",
            .creator: "créateur, propriétaire, auteur",
            .user: "utilisateur, utilisateurs",
            .signedIn: "connecté, connectés, authentifiés, authentifié, connectée",
            .everyone: "public, tous, monde",
            .permitted: "lisible, lisibles, modifiable, modifiables",
            .read: "lire, lit, lecture, lus, lisible, lisibles",
            .write: "écrire, écriture, modifier, modifiable, modifiables",
            .create: "créer, création",
            .access: "accès",
            .full: "complet",
            .device: "appareil, appareils",
            .cache: "cache",
            .local: "local, locale, localement",
            .synchronised: "synchronisé, synchronisée, synchronisés, synchronisées",
            .no: "sans, aucun, aucune, jamais, pas, non",
            .can: "peut, peuvent, a, ont",
            .zone: "zone, zones",
            .database: "base, bd",
            .private: "privée, privé",
            .public: "public, publique",
            .shared: "partagée, partagé",
            .standard: "défaut",
            .vagueZone: "public",
            .key: "clé, clés, contrainte",
            .primary: "primaire",
            .per: "par",
            .by: "par, sur",
            .one: "un, une",
            .or: "ou",
            .and: "et, en",
            .is: "est, sont, son",
            .unique: "unique, clé unique, doit être unique, contrainte d'unicité",
            .uniqueLead: "unique",
            .within: "au sein de",
            .together: "ensemble, combinaison, conjointement",
            .with: "avec",
            .composes: "combine, concatène",
            .composed: "composé, dérivé, formé",
            .composedOf: "de, à",
            .many: "plusieurs",
            .has: "possède, contient",
            .belongs: "appartient",
            .inverse: "inverse de",
            .cascade: "cascade, en cascade, cascader",
            .nullify: "annuler, mettre à null, mettre à nil",
            .deny: "refuser",
            .delete: "suppression",
            .target: "cible",
            .select: "sélectionner, sélectionnez",
            .schema: "schéma, schémas",
            .structure: "structure",
            .chapter: """
            persistance, implémentation, architecture, conception, introduction, aperçu
            prérequis, déploiement, configuration, dépannage, détails
            """,
            .storedTypes: "entité, entités",
            .storage: "persistance, stockage",
            .schemaFile: "modèlededonnées",
            .variables: "environnement",
            .example: "exemple, exemples",
            .template: "modèle type",
            .maybeOfRecords: "options, note, notes, migration, remarques",
            .workItem: "tâche",
            .stored: "stocké, stockée, stockés, stockées, persisté",
            .transient: "éphémère, calculé",
            .missing: "manquants",
            .valueList: "valeurs, énumération",
            .enumerationLabel: "énumération, énumérations",
            .classLabel: "classe, objet",
            .rawValueColumn: "valeur brute, valeur",
            .keyFields: """
            champs clés, champs principaux, champs essentiels, attributs principaux
            attributs clés
            """,
            .interface: "route, routes, méthode, paramètre",
            .same: "identiques, mêmes",
            .every: "chaque, tous, toutes",
            .negation: "non, pas, jamais, sans",
            .condition: "si, quand, lorsque, seulement, se",
            .functionWord: """
            a, type, possible, dans, des, le, la, les, l, un, une, du, de, d, est, en, comme, pour, valeur
            valeurs, champ, texte, stocké, stockée
            """,
            .rangeJoin: "à, a, et, en",
            .forExample: "ex, p.ex, format",
            .comparison: "comme",
            .openEnd: "autres",
            .abbreviation: "ex, p.ex",
            .answerYes: "oui, vrai",
            .answerNo: "non, faux",
            .truth: "activé",
            .falsehood: "désactivé",
            .tickYes: "si",
            .noFlag: "index",
            .collection: "liste, plus",
            .kind: "type, mode, phase, rôle, statut, genre, niveau, catégorie, priorité",
            .scale: "échelle",
            .more: "plus",
            .deleted: "supprimé, supprimée, supprimés, supprimées, effacé, effacée",
            .auxiliary: "est, sont, se",
            .quantity: "nombre, quantité",
            .openSet: "nom, noms",
            .derivation: "dérivé, contient",
            .occasion: "lorsque, quand, si, se",
            .determiner: "le, la, son, sa, leur, a, de",
            .pronoun: "lui, elle",
            .preposition: "à, vers, de, des, du, a",
            .rawValueWord: "brute",
            .boolean: "booléen, booléenne, valeur booléenne, indicateur booléen",
            .whether: "indique si, vrai si",
            .list: "liste",
            .collectionType: "tableau",
            .optional: """
            optionnel, optionnelle, facultatif, facultative, peut être nul, optionnels, optionnelles
            peut être nil, peut être null, peut être absent, peut être absente, peut manquer
            non obligatoire, non requis, non requise, pas obligatoire, nil signifie, null signifie
            présent seulement si, renseigné seulement si, peut être omis, peut être omise
            peut être vide, absent des, absent si, vide jusqu'à, null jusqu'à, nil jusqu'à, null si
            nil si, null pour
            """,
            .required: "requis, obligatoire, requise, non nul, obligatoires",
            .encrypted:
                "chiffré, chiffrée, stocké chiffré, chiffré de bout en bout, chiffrée de bout en bout",
            .two: "deux",
            .shares: "partagent, partager",
            .repeats: "répéter, répète, répètent, réutiliser, réutilisé, réutilisée",
            .identified: "identifié, identifiée, identifiés, identifiées",
            .naturalKey: "naturelle, métier",
            .furtherPart: "ainsi, aussi, également, plus",
            .version: "version, versions",
            .deviceOnly: """
            non synchronisé, non synchronisée, pas synchronisé, jamais synchronisé, local uniquement
            uniquement local, en local uniquement, uniquement sur l'appareil, reste sur l'appareil
            """,
            .notStored: "calculé, calculée, non stocké, non persisté",
            .removed: "supprimé, supprimée, retiré, retirée, a été supprimé, a été retiré, abandonné",
            .since: "depuis, dès, en, dans",
            .until: "jusqu'à, avant",
            .optionalClause: "conditionnel",
            .retired: "obsolète, déprécié, dépréciée, est obsolète",
            .outOfUse: "supprimés, supprimées, retirés, retirées, anciens, anciennes, réservés, inutilisés",
            .renaming: "renommer, renommé, renommée, renommés, renommées, renommage, renommages",
            .nowadays: "maintenant, désormais, aujourd'hui",
            .replaces: "remplace, remplacé, remplacée, successeur",
            .calledAs: "comme, appelé, appelée, nommé, nommée, encore, toujours",
            .formerColumn: "ancien, ancien nom, avant, de",
            .currentColumn: "nouveau, nouveau nom, après, nom actuel, à",
            .nameUntil: "connu sous le nom de, connue sous le nom de, appelé, appelée, nommé, nommée",
            .nameInCloudKit: "nom cloudkit, nom dans cloudkit, clé cloudkit, clé dans cloudkit",
            .ideas:
                "idée, idées, futur, avenir, proposition, propositions, prévu, envisagé, alternatives, questions, rejeté",
            .changes: "modifications, historique, changements",
            .planned: """
            prévu, prévue, prévus, prévues, planifiés, planifiées, futurs, futures, pas encore déployé
            reporté, différé, pas encore implémenté, bientôt, plus tard, à venir, arrive bientôt
            pas encore disponible, futur, future
            prochainement, ensuite, un jour, prochaine version
            """,
            .unwritten: """
            n'est plus écrit, n'est plus utilisé, plus écrit, plus utilisé, n'est plus écrite
            n'est plus utilisée
            """,
            .earlierKey: "avant dans, auparavant dans, jusque-là dans, ancienne clé, clé précédente",
            .formerName: "anciennement, auparavant, était",
            .originalName: """
            renommé de, renommée de, renommé depuis, anciennement appelé, anciennement nommé, s'appelait
            ancien nom
            """,
            .primaryKey: "clé primaire",
            .reference: """
            référence à, référence vers, référence au, référence aux, fait référence à, fait référence au
            clé étrangère vers, clé étrangère
            """,
            .identifier: """
            uuid des, id des, uuid du, uuid de, id du, id de, identifiant du, identifiant de, lié à, liée à
            relation avec, relation vers, lien vers, pointe vers, appartient à, appartient au
            """,
            .selfReference: "auto-référence",
            .deleteRuleLead: "suppression, à la suppression, règle de suppression, lors de la suppression",
            .refusal: "refusée, interdire, interdite, empêcher",
            .cascadeDelete: """
            suppression en cascade, supprimé en cascade, supprimée en cascade
            cascade à la suppression
            """,
            .setNull: """
            mise à null à la suppression
            mis à null à la suppression, mise à nil à la suppression
            """,
            .denyDelete: "empêche la suppression, suppression refusée, suppression interdite",
            .noAction: "aucune action",
            .deletedWhen: "supprimé, supprimée, supprimés, supprimées, effacé, effacée",
            .deletedWith: """
            supprimé avec, supprimée avec, supprimés avec, supprimées avec, effacé avec, effacée avec
            """,
            .nilWhen: "mis à null, mise à null, mis à nil, mise à nil",
            .rawValue: "valeur brute de, valeur brute du",
            .defaultValue: "défaut, par défaut, valeur par défaut",
            .emptyText: "chaîne vide",
            .values: "valeurs, valeurs possibles, valeurs autorisées",
            .noDefault: "aucun, aucune, néant, vide, maintenant, automatique",
            .valuesLead: "options, un de, soit, parmi",
            .range: "plage, intervalle",
            .between: "entre, de",
            .lowerBound: "au moins, minimum",
            .upperBound: "au plus, maximum",
            .exclusiveLowerBound: "supérieur à, plus grand que",
            .exclusiveUpperBound: "inférieur à",
            .positive: "positif, toujours positif, entier positif",
            .nonNegative: "non négatif, jamais négatif",
            .fieldColumn: "nom du champ, nom de champ, propriété, attribut cloudkit, nouveau champ",
            .codeNameColumn: "nom technique, nom physique, nom interne",
            .rowNumberColumn: "n°",
            .typeColumn: """
            typescript type, type kotlin, type java, type typescript, type de champ, type de données
            type cloudkit
            """,
            .swiftTypeColumn: "type swift",
            .encryptedColumn: "chiffrement",
            .optionsColumn:
                "options, option, contrainte, contraintes, attributs, attribut swiftdata, validation",
            .notesColumn: """
            notes, note, description, règle, remarque, remarques, commentaire, commentaires, rôle, signification
            détails, utilisation
            """,
            .referenceColumn: "relation, référence",
            .deleteRuleColumn: "règle de suppression",
            .recordTypeColumn: "type d'enregistrement",
            .foreignColumn: "solution, modification, avant, après, paramètre, paramètres",
            .tableColumn: "colonne",
            .cardinality: "cardinalité",
            .stringType: "chaîne, chaîne de caractères, texte",
            .integerType: "entier, nombre entier",
            .floatType: "flottant, virgule flottante, nombre à virgule, nombre flottant",
            .decimalType: "décimal, nombre décimal",
            .booleanType: "booléen, oui non, vrai faux",
            .dateType: "date heure, horodatage, date et heure",
            .urlType: "adresse web",
            .dataType: "données binaires",
            .locationType: "localisation",
            .referenceType: "référence",
            .strings: "textes, chaînes, chaînes de caractères, texte long",
            .numbers: "nombre, nombres, numéro, numéros, entiers, nombres entiers",
            .decimals: "nombres décimaux",
            .dates: "horodatages",
            .files: "fichier, fichiers, pièce jointe, pièces jointes",
            .places: "localisations, emplacement, emplacements, lieu, lieux, coordonnées",
            .references: "références",
            .links: "lien, liens",
            .octets: "données",
            .changeColumn: "changement, après, modification",
            .issueColumn: "problème, avant",
            .removal: "supprimer, retirer, enlever",
            .rename: "renommer",
            .nothingToDo: "déjà",
            .finding: """
            recherche, rechercher, recherché, recherchée, recherchés, recherchées, cherche, filtre
            filtrer, filtré, filtrée, filtrés, filtrées, requête, requêtes, récupère, récupérés
            récupérées
            """,
            .sorting: "trié, triée, triés, triées, trie, trier, tri, ordonnés, ordonnées",
            .foundBy: "par, sur, selon, où, dont",
            .queryTurn: "afficher, affiche, montrer, puis, enregistrer",
            .supposition: """
            pas, jamais, sans, aucun, aucune, non, peut, pourrait, tard, futur, local, localement
            appareil, mémoire, cache, client, éviter, prévu, était, étaient
            """,
            .programChapter: """
            fonction, fonctions, services, service, vues, erreurs, architecture, interface
            """,
            .goneFields: "supprimés, supprimées, calculées, dérivées",
            .fieldGroup: "généralités, informations, métadonnées, dates",
            .fieldRules: "contraintes, règles, validation",
            .whichFields: "pertinents, disponibles",
            .this: "ce, cette",
            .those: "ces",
            .dataWord: "données",
            .structureWord: "structure, structures",
            .markedWrong: "faux",
        ])
}
