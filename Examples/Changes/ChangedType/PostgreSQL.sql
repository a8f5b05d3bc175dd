-- Written by gen migrate: from ../Savings/Schema.md to ChangedType/Schema.md.
--
-- MonthlyPlan.monthsRemaining is a double instead of an int.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

DO $migration$
BEGIN
    IF 8 <> (SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('"MonthlyPlan"')
        AND attnum > 0 AND (attname, format_type(atttypid, atttypmod), attnotnull) IN (
            VALUES ('id', 'uuid', true),
            ('goalId', 'uuid', true),
            ('monthLabel', 'text', true),
            ('requiredMonthly', 'double precision', true),
            ('monthsRemaining', 'bigint', true),
            ('statusRawValue', 'text', true),
            ('executionRecord', 'uuid', false),
            ('currency', 'text', true)))
    THEN
        RAISE 'the database is not as the older schema has it, or has been migrated already';
    END IF;
END
$migration$;

SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "MonthlyPlan" ALTER COLUMN "monthsRemaining" DROP DEFAULT;

ALTER TABLE "MonthlyPlan" ALTER COLUMN "monthsRemaining" TYPE double precision USING "monthsRemaining"::double precision;

ALTER TABLE "MonthlyPlan" ALTER COLUMN "monthsRemaining" SET DEFAULT 0;

COMMIT;
