-- Written by gen migrate: from ../FamilyScreenTime/Schema.md to RecordTypes/Schema.md.
--
-- AppRule was called 'AppCategorization'.
-- PointTransaction is retired: 'Deprecated since 2.0'.
--
-- Run it with 'psql -v ON_ERROR_STOP=1'.

BEGIN;

DO $migration$
BEGIN
    IF 10 <> (SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('"AppCategorization"')
        AND attnum > 0 AND (attname, format_type(atttypid, atttypmod), attnotnull) IN (
            VALUES ('recordName', 'text', true),
            ('id', 'uuid', true),
            ('childProfileID', 'text', true),
            ('bundleIdentifier', 'text', true),
            ('appName', 'text', true),
            ('category', 'text', true),
            ('pointsPerHour', 'bigint', true),
            ('isActive', 'boolean', true),
            ('createdAt', 'timestamp(3) with time zone', true),
            ('createdBy', 'text', true)))
    THEN
        RAISE 'the database is not as the older schema has it, or has been migrated already';
    END IF;
END
$migration$;

SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "ChildProfileEntity_transactions" DROP CONSTRAINT IF EXISTS "ChildProfileEntity_transactions_owner_fkey";

ALTER TABLE "AppCategorization" DROP CONSTRAINT IF EXISTS "AppCategorization_pkey";

DROP INDEX IF EXISTS "AppCategorization_childProfileID_idx";

DROP INDEX IF EXISTS "AppCategorization_bundleIdentifier_childProfileID_idx";

ALTER TABLE "AppCategorization" RENAME TO "AppRule";

ALTER TABLE "AppRule" ADD CONSTRAINT "AppRule_pkey" PRIMARY KEY ("recordName");

CREATE INDEX "AppRule_childProfileID_idx" ON "AppRule" ("childProfileID");

CREATE INDEX "AppRule_bundleIdentifier_childProfileID_idx" ON "AppRule" ("bundleIdentifier", "childProfileID");

ALTER TABLE "ChildProfileEntity_transactions" ADD CONSTRAINT "ChildProfileEntity_transactions_owner_fkey" FOREIGN KEY (owner) REFERENCES "ChildProfileEntity" ("recordName") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

COMMENT ON TABLE "PointTransaction" IS 'Deprecated since 2.0. The balance of a child says it all.';

COMMIT;
