-- Written by gen migrate: from ../FamilyScreenTime/Schema.md to NewReference/Schema.md.
--
-- UsageSession.child is new: reference to ChildProfile, optional.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

DO $migration$
BEGIN
    IF 10 <> (SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('"UsageSession"')
        AND attnum > 0 AND (attname, format_type(atttypid, atttypmod), attnotnull) IN (
            VALUES ('recordName', 'text', true),
            ('id', 'uuid', true),
            ('childProfileID', 'text', true),
            ('appCategorizationID', 'text', true),
            ('startTime', 'timestamp(3) with time zone', true),
            ('endTime', 'timestamp(3) with time zone', false),
            ('durationSeconds', 'bigint', true),
            ('pointsEarned', 'bigint', true),
            ('isValidated', 'boolean', true),
            ('validationDetailsJSON', 'text', true)))
    OR EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('"UsageSession"')
        AND attname IN ('child'))
    THEN
        RAISE 'the database is not as the older schema has it, or has been migrated already';
    END IF;
END
$migration$;

SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "UsageSession" ADD COLUMN child text;

CREATE INDEX "UsageSession_child_idx" ON "UsageSession" (child);

COMMENT ON COLUMN "UsageSession".child IS 'Refers to ChildProfile.';

COMMIT;
