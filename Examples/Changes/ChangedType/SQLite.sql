-- Written by gen migrate: from ../Savings/Schema.md to ChangedType/Schema.md.
--
-- MonthlyPlan.monthsRemaining is a double instead of an int.
--
-- Run it with 'sqlite3 -bail', or with a driver that stops at the first error.

BEGIN IMMEDIATE;

-- Stops here where one of these does not hold.
CREATE TEMP TABLE migration_start (
    c1 INTEGER CONSTRAINT "MonthlyPlan is not as the older schema has it" CHECK (c1),
    c2 INTEGER CONSTRAINT "MonthlyPlan has columns that the older schema does not have" CHECK (c2),
    c3 INTEGER CONSTRAINT "MonthlyPlan has an index or a trigger of the app's own" CHECK (c3)
);

INSERT INTO temp.migration_start
SELECT
    8 = (SELECT count(*) FROM pragma_table_info('MonthlyPlan') WHERE (name, type, "notnull") IN (
        VALUES ('id', 'TEXT', 1),
        ('goalId', 'TEXT', 1),
        ('monthLabel', 'TEXT', 1),
        ('requiredMonthly', 'REAL', 1),
        ('monthsRemaining', 'INTEGER', 1),
        ('statusRawValue', 'TEXT', 1),
        ('executionRecord', 'TEXT', 0),
        ('currency', 'TEXT', 1))),
    8 = (SELECT count(*) FROM pragma_table_info('MonthlyPlan')),
    NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL
        AND tbl_name = 'MonthlyPlan' COLLATE NOCASE AND name NOT IN ('MonthlyPlan_executionRecord_idx', 'MonthlyPlan_monthLabel_goalId_idx', 'AssetAllocation_asset_cascade', 'AssetAllocation_goal_cascade', 'Transaction_asset_cascade', 'MonthlyPlan_executionRecord_nullify', 'CompletedExecution_executionRecord_cascade', 'AllocationHistory_asset_nullify', 'AllocationHistory_goal_nullify'));

DROP TABLE temp.migration_start;

DROP TRIGGER IF EXISTS AssetAllocation_asset_cascade;

DROP TRIGGER IF EXISTS AssetAllocation_goal_cascade;

DROP TRIGGER IF EXISTS Transaction_asset_cascade;

DROP TRIGGER IF EXISTS MonthlyPlan_executionRecord_nullify;

DROP TRIGGER IF EXISTS CompletedExecution_executionRecord_cascade;

DROP TRIGGER IF EXISTS AllocationHistory_asset_nullify;

DROP TRIGGER IF EXISTS AllocationHistory_goal_nullify;

CREATE TABLE new_MonthlyPlan (
    id TEXT NOT NULL COLLATE NOCASE,
    goalId TEXT NOT NULL COLLATE NOCASE,  -- The app's default: UUID().
    monthLabel TEXT NOT NULL DEFAULT '',
    requiredMonthly REAL NOT NULL DEFAULT 0.0,
    monthsRemaining REAL NOT NULL DEFAULT 0,
    statusRawValue TEXT NOT NULL DEFAULT 'onTrack',
    executionRecord TEXT COLLATE NOCASE,  -- Refers to MonthlyExecutionRecord.
    currency TEXT NOT NULL DEFAULT '',

    CONSTRAINT MonthlyPlan_id_uuid CHECK (id GLOB '????????-????-????-????-????????????'
        AND id NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(id, '-', '')) = 32),
    CONSTRAINT MonthlyPlan_goalId_uuid CHECK (goalId GLOB '????????-????-????-????-????????????'
        AND goalId NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(goalId, '-', '')) = 32),
    CONSTRAINT MonthlyPlan_executionRecord_uuid CHECK (executionRecord GLOB '????????-????-????-????-????????????'
        AND executionRecord NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(executionRecord, '-', '')) = 32),
    CONSTRAINT MonthlyPlan_pkey PRIMARY KEY (id)
) STRICT;

INSERT INTO new_MonthlyPlan (id, goalId, monthLabel, requiredMonthly, monthsRemaining, statusRawValue, executionRecord, currency)
SELECT id, goalId, monthLabel, requiredMonthly, CAST(monthsRemaining AS REAL), statusRawValue, executionRecord, currency
FROM MonthlyPlan;

DROP TABLE MonthlyPlan;

PRAGMA legacy_alter_table = ON;

ALTER TABLE new_MonthlyPlan RENAME TO MonthlyPlan;

CREATE INDEX MonthlyPlan_executionRecord_idx ON MonthlyPlan (executionRecord);

CREATE INDEX MonthlyPlan_monthLabel_goalId_idx ON MonthlyPlan (monthLabel, goalId);

PRAGMA legacy_alter_table = OFF;

-- Deletes each AssetAllocation with the Asset that its 'asset' refers to.
CREATE TRIGGER AssetAllocation_asset_cascade AFTER DELETE ON Asset
BEGIN
    DELETE FROM AssetAllocation WHERE asset = OLD.id;
END;

-- Deletes each AssetAllocation with the Goal that its 'goal' refers to.
CREATE TRIGGER AssetAllocation_goal_cascade AFTER DELETE ON Goal
BEGIN
    DELETE FROM AssetAllocation WHERE goal = OLD.id;
END;

-- Deletes each Transaction with the Asset that its 'asset' refers to.
CREATE TRIGGER Transaction_asset_cascade AFTER DELETE ON Asset
BEGIN
    DELETE FROM "Transaction" WHERE asset = OLD.id;
END;

-- Clears the 'executionRecord' of each MonthlyPlan whose MonthlyExecutionRecord is deleted.
CREATE TRIGGER MonthlyPlan_executionRecord_nullify AFTER DELETE ON MonthlyExecutionRecord
BEGIN
    UPDATE MonthlyPlan SET executionRecord = NULL WHERE executionRecord = OLD.id;
END;

-- Deletes each CompletedExecution with the MonthlyExecutionRecord that its 'executionRecord' refers to.
CREATE TRIGGER CompletedExecution_executionRecord_cascade AFTER DELETE ON MonthlyExecutionRecord
BEGIN
    DELETE FROM CompletedExecution WHERE executionRecord = OLD.id;
END;

-- Clears the 'asset' of each AllocationHistory whose Asset is deleted.
CREATE TRIGGER AllocationHistory_asset_nullify AFTER DELETE ON Asset
BEGIN
    UPDATE AllocationHistory SET asset = NULL WHERE asset = OLD.id;
END;

-- Clears the 'goal' of each AllocationHistory whose Goal is deleted.
CREATE TRIGGER AllocationHistory_goal_nullify AFTER DELETE ON Goal
BEGIN
    UPDATE AllocationHistory SET goal = NULL WHERE goal = OLD.id;
END;

COMMIT;
