// Written by gen migrate: from ../ScoreMyDay/Schema.md to Rename/Schema.md.
//
// DeedCard.group was called 'category'.
import GRDB

extension DatabaseMigrator {
    /// Registers the migration "Schema". Call it behind those of earlier releases.
    mutating func registerMigrationSchema() {
        registerMigration("Schema") { database in
            try database.execute(
                sql: #"""
                    -- Stops here where one of these does not hold.
                    CREATE TEMP TABLE migration_start (
                        c1 INTEGER CONSTRAINT "DeedCard is not as the older schema has it" CHECK (c1),
                        c2 INTEGER CONSTRAINT "DeedCard has columns that the older schema does not have" CHECK (c2),
                        c3 INTEGER CONSTRAINT "DeedCard has an index or a trigger of the app's own" CHECK (c3)
                    );

                    INSERT INTO temp.migration_start
                    SELECT
                        16 = (SELECT count(*) FROM pragma_table_info('DeedCard') WHERE (name, type, "notnull") IN (
                            VALUES ('recordName', 'TEXT', 1),
                            ('category', 'TEXT', 1),
                            ('colorHex', 'TEXT', 1),
                            ('createdAt', 'TEXT', 1),
                            ('dailyCap', 'REAL', 0),
                            ('emoji', 'TEXT', 1),
                            ('id', 'TEXT', 1),
                            ('isArchived', 'INTEGER', 1),
                            ('isPrivate', 'INTEGER', 1),
                            ('name', 'TEXT', 1),
                            ('pointsPerUnit', 'REAL', 1),
                            ('polarityRaw', 'INTEGER', 1),
                            ('showOnStats', 'INTEGER', 1),
                            ('sortOrder', 'INTEGER', 1),
                            ('unitLabel', 'TEXT', 1),
                            ('unitTypeRaw', 'INTEGER', 1))),
                        16 = (SELECT count(*) FROM pragma_table_info('DeedCard')),
                        NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL
                            AND tbl_name = 'DeedCard' COLLATE NOCASE AND name NOT IN ());

                    DROP TABLE temp.migration_start;

                    -- A card has a to-many relationship with DeedEntry records by the entries reference list.
                    CREATE TABLE new_DeedCard (
                        recordName TEXT NOT NULL,
                        "group" TEXT NOT NULL,  -- The group that the card is listed under.
                        colorHex TEXT NOT NULL,  -- Tint of the card, in hex.
                        createdAt TEXT NOT NULL,  -- When the card was made.
                        dailyCap REAL,  -- The most that counts in one day; without it there is no limit.
                        emoji TEXT NOT NULL,  -- The picture on the card.
                        id TEXT NOT NULL COLLATE NOCASE,
                        isArchived INTEGER NOT NULL,
                        isPrivate INTEGER NOT NULL,
                        name TEXT NOT NULL,  -- What the card is called.
                        pointsPerUnit REAL NOT NULL,  -- Points for one unit; negative for a bad deed.
                        polarityRaw INTEGER NOT NULL,  -- Raw value of Polarity.
                        showOnStats INTEGER NOT NULL,
                        sortOrder INTEGER NOT NULL,  -- Position in the list, smallest first.
                        unitLabel TEXT NOT NULL,  -- The unit as people read it, such as "minutes".
                        unitTypeRaw INTEGER NOT NULL,  -- Raw value of UnitType.

                        CONSTRAINT DeedCard_createdAt_date CHECK (createdAt IS strftime('%Y-%m-%dT%H:%M:%fZ', createdAt, '+0 days')),
                        CONSTRAINT DeedCard_id_uuid CHECK (id GLOB '????????-????-????-????-????????????'
                            AND id NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(id, '-', '')) = 32),
                        CONSTRAINT DeedCard_isArchived_bool CHECK (isArchived IN (0, 1)),
                        CONSTRAINT DeedCard_isPrivate_bool CHECK (isPrivate IN (0, 1)),
                        CONSTRAINT DeedCard_showOnStats_bool CHECK (showOnStats IN (0, 1)),
                        CONSTRAINT DeedCard_pkey PRIMARY KEY (recordName)
                    ) STRICT;

                    INSERT INTO new_DeedCard (recordName, "group", colorHex, createdAt, dailyCap, emoji, id, isArchived, isPrivate, name, pointsPerUnit, polarityRaw, showOnStats, sortOrder, unitLabel, unitTypeRaw)
                    SELECT recordName, category, colorHex, createdAt, dailyCap, emoji, id, isArchived, isPrivate, name, pointsPerUnit, polarityRaw, showOnStats, sortOrder, unitLabel, unitTypeRaw
                    FROM DeedCard;

                    DROP TABLE DeedCard;

                    PRAGMA legacy_alter_table = ON;

                    ALTER TABLE new_DeedCard RENAME TO DeedCard;

                    PRAGMA legacy_alter_table = OFF;
                    """#)
        }
    }
}
