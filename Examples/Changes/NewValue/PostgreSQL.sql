-- Written by gen migrate: from ../HouseholdChores/Schema.md to NewValue/Schema.md.
--
-- Recurrence gains 'monthly'.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

SET CONSTRAINTS ALL IMMEDIATE;

COMMENT ON COLUMN "Chore".recurrence IS 'Rhythmus der Wiederholung. Known values: ''once'', ''daily'', ''weekly'', ''monthly''.';

COMMIT;
