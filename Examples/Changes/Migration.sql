-- Written by gen migrate: from Before.md to After.md.
--
-- Plot.tenant is a reference to Gardener instead of a string.
-- Plot.tenant has another note.
-- Plot.tenant can no longer be queried.
-- Plot.harvest is gone; it was an optional int.
-- Plot.rentedSince is new: date, optional.
-- Plot.fee is new: double, default 25.
-- Gardener is new, with 1 field.
-- Soil gains 'peat'.
--
-- Run it with 'sqlite3 -bail', or with a driver that stops at the first error.

BEGIN IMMEDIATE;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_start (
    c1 INTEGER CONSTRAINT "Plot is not as the older schema has it" CHECK (c1),
    c2 INTEGER CONSTRAINT "Plot has been migrated already" CHECK (c2),
    c3 INTEGER CONSTRAINT "Gardener is there already" CHECK (c3)
);

INSERT INTO temp.migration_start
SELECT
    6 = (SELECT count(*) FROM pragma_table_info('Plot') WHERE (name, type, "notnull") IN (
        VALUES ('recordName', 'TEXT', 1),
        ('number', 'INTEGER', 1),
        ('tenant', 'TEXT', 0),
        ('soil', 'TEXT', 1),
        ('isWatered', 'INTEGER', 1),
        ('harvest', 'INTEGER', 0)))
        AND (SELECT instr(sql, 'CONSTRAINT Plot_rentedSince_date ')
            FROM sqlite_schema WHERE type = 'table' AND name = 'Plot') = 0,
    0 = (SELECT count(*) FROM pragma_table_info('Plot') WHERE name IN ('rentedSince', 'fee')),
    NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'Gardener');

DROP TABLE temp.migration_start;

-- Somebody who rents plots.
CREATE TABLE Gardener (
    recordName TEXT NOT NULL,
    name TEXT NOT NULL,  -- What the neighbours call them.

    CONSTRAINT Gardener_pkey PRIMARY KEY (recordName)
) STRICT;

ALTER TABLE Plot ADD COLUMN rentedSince TEXT CONSTRAINT Plot_rentedSince_date CHECK (rentedSince IS strftime('%Y-%m-%dT%H:%M:%fZ', rentedSince, '+0 days'));

ALTER TABLE Plot ADD COLUMN fee REAL NOT NULL DEFAULT 25;

COMMIT;
