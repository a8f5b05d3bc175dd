-- Written by gen migrate: from ../FamilyScreenTime/Schema.md to NewReference/Schema.md.
--
-- UsageSession.child is new: reference to ChildProfile, optional.
--
-- Run it with 'sqlite3 -bail', or with a driver that stops at the first error.

PRAGMA foreign_keys = OFF;

BEGIN IMMEDIATE;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_start (
    c1 INTEGER CONSTRAINT "UsageSession is not as the older schema has it" CHECK (c1),
    c2 INTEGER CONSTRAINT "UsageSession has been migrated already" CHECK (c2)
);

INSERT INTO temp.migration_start
SELECT
    10 = (SELECT count(*) FROM pragma_table_info('UsageSession') WHERE (name, type, "notnull") IN (
        VALUES ('recordName', 'TEXT', 1),
        ('id', 'TEXT', 1),
        ('childProfileID', 'TEXT', 1),
        ('appCategorizationID', 'TEXT', 1),
        ('startTime', 'TEXT', 1),
        ('endTime', 'TEXT', 0),
        ('durationSeconds', 'INTEGER', 1),
        ('pointsEarned', 'INTEGER', 1),
        ('isValidated', 'INTEGER', 1),
        ('validationDetailsJSON', 'TEXT', 1))),
    0 = (SELECT count(*) FROM pragma_table_info('UsageSession') WHERE name IN ('child'));

DROP TABLE temp.migration_start;

ALTER TABLE UsageSession ADD COLUMN child TEXT;

CREATE INDEX UsageSession_child_idx ON UsageSession (child);

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
