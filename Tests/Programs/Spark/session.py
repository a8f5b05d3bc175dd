"""Runs SQL in one session of Spark: a request a line, an answer a line, both JSON.

A request has the name of a database, which is made when it is first named, and statements. The answer has the rows of
each statement, values as texts and NULL as null, and the error at which it stopped. Arguments: the number of cores, the
memory of the process, and how many parts a shuffle has.
"""
import json
import os
import sys
import tempfile

answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)  # Spark writes to standard output too.

from pyspark.sql import SparkSession

cores, memory, parts = sys.argv[1:4]


def text(value):
    return value if value is None or isinstance(value, str) else str(value)


def answer(session, request):
    session.sql(f"CREATE DATABASE IF NOT EXISTS {request['database']}")
    session.sql(f"USE {request['database']}")
    results = []
    for statement in request["statements"]:
        try:
            results.append([[text(value) for value in row] for row in session.sql(statement).collect()])
        except Exception as error:
            return {"results": results, "error": str(error)[:2000]}
    return {"results": results}


with tempfile.TemporaryDirectory(prefix="gen-spark-") as folder:
    session = (
        SparkSession.builder.master(f"local[{cores}]")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.memory", memory)
        .config("spark.local.dir", folder)
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.sql.shuffle.partitions", parts)
        .config("spark.sql.warehouse.dir", os.path.join(folder, "warehouse"))
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    for line in sys.stdin:
        json.dump(answer(session, json.loads(line)), answers)
        answers.write("\n")
        answers.flush()
    session.stop()
