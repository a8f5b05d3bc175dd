"""Times the dedupe script of the example Savings on made-up rows, in Spark's local mode or in PostgreSQL.

    python3 benchmark.py spark CORES ROWS FOLDER      # PYTHONPATH leads to pyspark; FOLDER takes tables of some gigabytes
    python3 benchmark.py postgresql ROWS | psql       # an empty database

Every tenth record is the twin of the one before it, so that its references and its contents move.
"""
import os
import sys
import time

generated = os.path.join(os.path.dirname(__file__), "../../../Examples/Savings/Generated")


def read(name):
    with open(os.path.join(generated, name), encoding="utf-8") as file:
        return file.read()


# What differs: a UUID made from a text, a sequence, and a date from a number of minutes.
dialects = {
    "spark": (
        lambda text: "upper(regexp_replace(md5(%s), '(.{8})(.{4})(.{4})(.{4})(.{12})', '$1-$2-$3-$4-$5'))" % text,
        "FROM range(%d) AS made (i)",
        lambda minutes: "timestamp_seconds(1700000000 + 60 * (%s))" % minutes,
        "`%s`",
    ),
    "postgresql": (
        lambda text: "md5(%s)::uuid" % text,
        "FROM generate_series(0::bigint, %d - 1) AS made (i)",
        lambda minutes: "to_timestamp(1700000000 + 60 * (%s))" % minutes,
        '"%s"',
    ),
}


def rows(dialect, count):
    """Statements that fill the tables with so many rows in all."""
    uuid, sequence, date, quoted = dialects[dialect]
    whole = "(i - CASE WHEN i % 10 = 9 THEN 1 ELSE 0 END)"  # the same for a record and its twin
    name = lambda kind, number: uuid(f"concat('{kind}', {number})")
    goals = assets = count // 10
    allocations, transactions, histories = count // 5, count // 5 * 2, count // 5
    goal, asset = f"(i * 7 % {goals})", f"({whole} * 3 % {assets})"
    tables = [
        ("Goal", "id, name, deadline, currency, targetAmount", goals,
         [name("goal", "i"), f"concat('goal ', {whole})", date(whole), "'EUR'", "100"]),
        ("Asset", "id, currency, chainId, address", assets,
         [name("asset", "i"), "'EUR'", "'main'", f"concat('address ', {whole})"]),
        ("AssetAllocation", "id, amount, createdDate, lastModifiedDate, asset, goal", allocations,
         [name("allocation", "i"), "i % 1000 + 0.5", date(whole), date("i"), name("asset", asset), name("goal", f"({whole} * 7 % {goals})")]),
        ("Transaction", "id, amount, date, asset", transactions,
         [name("transaction", "i"), "i % 1000 + 0.5", date("i"), name("asset", f"(i * 3 % {assets})")]),
        ("AllocationHistory", "id, amount, timestamp, createdAt, asset, goal", histories,
         [name("history", "i"), "i % 1000 + 0.5", date(whole), date(whole), name("asset", asset), name("goal", f"({whole} * 7 % {goals})")]),
    ]
    for table, columns, number, values in tables:
        names = ", ".join(quoted % column for column in columns.split(", "))
        yield f"INSERT INTO {quoted % table} ({names}) SELECT {', '.join(values)} {sequence % number}"


def processor_seconds(process):
    """Of a process and its threads, as Linux tells it."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        words = file.read().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def spark(cores, count, folder):
    from pyspark.sql import SparkSession

    session = (
        SparkSession.builder.master(f"local[{cores}]")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.memory", "6g")
        .config("spark.local.dir", folder)
        .config("spark.sql.shuffle.partitions", "16")
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.sql.warehouse.dir", os.path.join(folder, "warehouse"))
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    session.sql(f"BEGIN\n{read('schema.spark.sql')}\nEND")
    for statement in rows("spark", count):
        session.sql(statement)
    machine = session.sparkContext._gateway.proc.pid
    start, processor_start = time.time(), processor_seconds(machine)
    session.sql(read("Dedupe/dedupe.spark.sql")).collect()
    print(
        f"{count} rows on {cores} cores: {time.time() - start:.1f} s,"
        f" {processor_seconds(machine) - processor_start:.1f} s of processor time",
        flush=True,
    )
    print(session.sql("SELECT record_type, count(*) FROM dedupe_redirects GROUP BY ALL ORDER BY ALL").collect())


def postgresql(count):
    print("\\set ON_ERROR_STOP on\n" + read("schema.postgresql.sql"))
    for statement in rows("postgresql", count):
        print(statement + ";")
    print("ANALYZE;\nSELECT clock_timestamp() AS start, pg_backend_pid() AS process \\gset")
    # Read in the shell of psql, of the process that serves it.
    processor_time = "`awk '{ print ($14 + $15) / 100 }' /proc/$PROCESS/stat`"
    print(f"\\setenv PROCESS :process\n\\set before {processor_time}")
    print(read("Dedupe/dedupe.postgresql.sql"))
    print(f"\\set after {processor_time}")
    print("SELECT clock_timestamp() - :'start'::timestamptz AS time, :after - :before AS processor_seconds;")
    print("SELECT record_type, count(*) FROM dedupe_redirects GROUP BY 1 ORDER BY 1;")


if __name__ == "__main__":
    if sys.argv[1] == "spark":
        spark(sys.argv[2], int(sys.argv[3]), sys.argv[4])
    else:
        postgresql(int(sys.argv[2]))
