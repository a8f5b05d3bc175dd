-- Written by gen migrate: from ../FamilyScreenTime/Schema.md to RecordTypes/Schema.md.
--
-- AppRule was called 'AppCategorization'.
-- PointTransaction is retired: 'Deprecated since 2.0'.
--
-- Run it with 'sqlite3 -bail', or with a driver that stops at the first error.

PRAGMA foreign_keys = OFF;

BEGIN IMMEDIATE;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_start (
    c1 INTEGER CONSTRAINT "AppCategorization is not as the older schema has it" CHECK (c1),
    c2 INTEGER CONSTRAINT "AppCategorization has columns that the older schema does not have" CHECK (c2),
    c3 INTEGER CONSTRAINT "AppCategorization has an index or a trigger of the app's own" CHECK (c3)
);

INSERT INTO temp.migration_start
SELECT
    10 = (SELECT count(*) FROM pragma_table_info('AppCategorization') WHERE (name, type, "notnull") IN (
        VALUES ('recordName', 'TEXT', 1),
        ('id', 'TEXT', 1),
        ('childProfileID', 'TEXT', 1),
        ('bundleIdentifier', 'TEXT', 1),
        ('appName', 'TEXT', 1),
        ('category', 'TEXT', 1),
        ('pointsPerHour', 'INTEGER', 1),
        ('isActive', 'INTEGER', 1),
        ('createdAt', 'TEXT', 1),
        ('createdBy', 'TEXT', 1)))
        AND (SELECT instr(sql, 'CONSTRAINT AppCategorization_id_uuid ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') > 0
        AND (SELECT instr(sql, 'CONSTRAINT AppCategorization_isActive_bool ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') > 0
        AND (SELECT instr(sql, 'CONSTRAINT AppCategorization_createdAt_date ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') > 0
        AND (SELECT instr(sql, 'CONSTRAINT AppCategorization_pkey ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') > 0
        AND (SELECT instr(sql, 'CONSTRAINT AppRule_id_uuid ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') = 0
        AND (SELECT instr(sql, 'CONSTRAINT AppRule_isActive_bool ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') = 0
        AND (SELECT instr(sql, 'CONSTRAINT AppRule_createdAt_date ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') = 0
        AND (SELECT instr(sql, 'CONSTRAINT AppRule_pkey ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'AppCategorization') = 0,
    10 = (SELECT count(*) FROM pragma_table_info('AppCategorization')),
    NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL
        AND tbl_name = 'AppCategorization' COLLATE NOCASE AND name NOT IN ('AppCategorization_childProfileID_idx', 'AppCategorization_bundleIdentifier_childProfileID_idx'));

DROP TABLE temp.migration_start;

CREATE TABLE new_AppRule (
    recordName TEXT NOT NULL,
    id TEXT NOT NULL COLLATE NOCASE,
    childProfileID TEXT NOT NULL,
    bundleIdentifier TEXT NOT NULL,
    appName TEXT NOT NULL,
    category TEXT NOT NULL,
    pointsPerHour INTEGER NOT NULL,
    isActive INTEGER NOT NULL,
    createdAt TEXT NOT NULL,
    createdBy TEXT NOT NULL,

    CONSTRAINT AppRule_id_uuid CHECK (id GLOB '????????-????-????-????-????????????'
        AND id NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(id, '-', '')) = 32),
    CONSTRAINT AppRule_isActive_bool CHECK (isActive IN (0, 1)),
    CONSTRAINT AppRule_createdAt_date CHECK (createdAt IS strftime('%Y-%m-%dT%H:%M:%fZ', createdAt, '+0 days')),
    CONSTRAINT AppRule_pkey PRIMARY KEY (recordName)
) STRICT;

INSERT INTO new_AppRule (recordName, id, childProfileID, bundleIdentifier, appName, category, pointsPerHour, isActive, createdAt, createdBy)
SELECT recordName, id, childProfileID, bundleIdentifier, appName, category, pointsPerHour, isActive, createdAt, createdBy
FROM AppCategorization;

DROP TABLE AppCategorization;

PRAGMA legacy_alter_table = ON;

ALTER TABLE new_AppRule RENAME TO AppRule;

CREATE INDEX AppRule_childProfileID_idx ON AppRule (childProfileID);

CREATE INDEX AppRule_bundleIdentifier_childProfileID_idx ON AppRule (bundleIdentifier, childProfileID);

PRAGMA legacy_alter_table = OFF;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_end (
    c1 INTEGER CONSTRAINT "a reference leads nowhere" CHECK (c1)
);

INSERT INTO temp.migration_end
SELECT
    NOT EXISTS (SELECT 1 FROM pragma_foreign_key_check);

DROP TABLE temp.migration_end;

COMMIT;

PRAGMA foreign_keys = ON;
