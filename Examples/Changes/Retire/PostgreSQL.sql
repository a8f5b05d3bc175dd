-- Written by gen migrate: from ../FameFit/Schema.md to Retire/Schema.md.
--
-- UserProfiles.followerCount is retired: 'Deprecated since 2.0'.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

SET CONSTRAINTS ALL IMMEDIATE;

COMMENT ON COLUMN "UserProfiles"."followerCount" IS 'Followers won by workouts. Deprecated since 2.0.';

COMMIT;
