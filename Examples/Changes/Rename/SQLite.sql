-- Written by gen migrate: from ../ScoreMyDay/Schema.md to Rename/Schema.md.
--
-- DeedCard.group was called 'category'.
--
-- Run it with 'sqlite3 -bail', or with a driver that stops at the first error.

BEGIN IMMEDIATE;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_start (
    c1 INTEGER CONSTRAINT "DeedCard is not as the older schema has it" CHECK (c1)
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
        ('unitTypeRaw', 'INTEGER', 1)));

DROP TABLE temp.migration_start;

ALTER TABLE DeedCard RENAME COLUMN category TO "group";

COMMIT;
