-- Written by gen migrate: from ../ScoreMyDay/Schema.md to Rename/Schema.md.
--
-- DeedCard.group was called 'category'.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

DO $migration$
BEGIN
    IF 16 <> (SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('"DeedCard"')
        AND attnum > 0 AND (attname, format_type(atttypid, atttypmod), attnotnull) IN (
            VALUES ('recordName', 'text', true),
            ('category', 'text', true),
            ('colorHex', 'text', true),
            ('createdAt', 'timestamp(3) with time zone', true),
            ('dailyCap', 'double precision', false),
            ('emoji', 'text', true),
            ('id', 'uuid', true),
            ('isArchived', 'boolean', true),
            ('isPrivate', 'boolean', true),
            ('name', 'text', true),
            ('pointsPerUnit', 'double precision', true),
            ('polarityRaw', 'bigint', true),
            ('showOnStats', 'boolean', true),
            ('sortOrder', 'bigint', true),
            ('unitLabel', 'text', true),
            ('unitTypeRaw', 'bigint', true)))
    THEN
        RAISE 'the database is not as the older schema has it, or has been migrated already';
    END IF;
END
$migration$;

SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "DeedCard" RENAME COLUMN category TO "group";

COMMIT;
