#include "include/Templates.h"

#include <string.h>

// The compiler reads the files. A literal of their bytes in Swift would take a sixth of the whole build.
#pragma clang diagnostic ignored "-Wc23-extensions"

struct EmbeddedTemplate {
    const char *name;
    const char *text;
};

// In the order of the folders' and the files' names. Each text ends with a zero, which no template holds.
static const struct EmbeddedTemplate templates[] = {
    {"ckdb-schema", (const char[]) {
#embed "ckdb/ckdb-schema.mustache" suffix(, 0)
    }},
    {"coredata-model", (const char[]) {
#embed "coredata/coredata-model.mustache" suffix(, 0)
    }},
    {"coredata-version", (const char[]) {
#embed "coredata/coredata-version.mustache" suffix(, 0)
    }},
    {"dedupe-contents", (const char[]) {
#embed "dedupe/dedupe-contents.mustache" suffix(, 0)
    }},
    {"dedupe-ends", (const char[]) {
#embed "dedupe/dedupe-ends.mustache" suffix(, 0)
    }},
    {"dedupe-extension", (const char[]) {
#embed "dedupe/dedupe-extension.mustache" suffix(, 0)
    }},
    {"dedupe-fill", (const char[]) {
#embed "dedupe/dedupe-fill.mustache" suffix(, 0)
    }},
    {"dedupe-flatten", (const char[]) {
#embed "dedupe/dedupe-flatten.mustache" suffix(, 0)
    }},
    {"dedupe-follow-column", (const char[]) {
#embed "dedupe/dedupe-follow-column.mustache" suffix(, 0)
    }},
    {"dedupe-follow-junction", (const char[]) {
#embed "dedupe/dedupe-follow-junction.mustache" suffix(, 0)
    }},
    {"dedupe-groups", (const char[]) {
#embed "dedupe/dedupe-groups.mustache" suffix(, 0)
    }},
    {"dedupe-keys", (const char[]) {
#embed "dedupe/dedupe-keys.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-ending", (const char[]) {
#embed "dedupe/dedupe-postgresql-ending.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-flatten", (const char[]) {
#embed "dedupe/dedupe-postgresql-flatten.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-follow", (const char[]) {
#embed "dedupe/dedupe-postgresql-follow.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-heading", (const char[]) {
#embed "dedupe/dedupe-postgresql-heading.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-loop", (const char[]) {
#embed "dedupe/dedupe-postgresql-loop.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-marking", (const char[]) {
#embed "dedupe/dedupe-postgresql-marking.mustache" suffix(, 0)
    }},
    {"dedupe-postgresql-union", (const char[]) {
#embed "dedupe/dedupe-postgresql-union.mustache" suffix(, 0)
    }},
    {"dedupe-records", (const char[]) {
#embed "dedupe/dedupe-records.mustache" suffix(, 0)
    }},
    {"dedupe-redirect", (const char[]) {
#embed "dedupe/dedupe-redirect.mustache" suffix(, 0)
    }},
    {"dedupe-redirects", (const char[]) {
#embed "dedupe/dedupe-redirects.mustache" suffix(, 0)
    }},
    {"dedupe-remark", (const char[]) {
#embed "dedupe/dedupe-remark.mustache" suffix(, 0)
    }},
    {"dedupe-remove", (const char[]) {
#embed "dedupe/dedupe-remove.mustache" suffix(, 0)
    }},
    {"dedupe-spark-ending", (const char[]) {
#embed "dedupe/dedupe-spark-ending.mustache" suffix(, 0)
    }},
    {"dedupe-spark-groups", (const char[]) {
#embed "dedupe/dedupe-spark-groups.mustache" suffix(, 0)
    }},
    {"dedupe-spark-heading", (const char[]) {
#embed "dedupe/dedupe-spark-heading.mustache" suffix(, 0)
    }},
    {"dedupe-spark-middle", (const char[]) {
#embed "dedupe/dedupe-spark-middle.mustache" suffix(, 0)
    }},
    {"dedupe-spark-result", (const char[]) {
#embed "dedupe/dedupe-spark-result.mustache" suffix(, 0)
    }},
    {"dedupe-spark-step", (const char[]) {
#embed "dedupe/dedupe-spark-step.mustache" suffix(, 0)
    }},
    {"dedupe-spark-twins", (const char[]) {
#embed "dedupe/dedupe-spark-twins.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-ending", (const char[]) {
#embed "dedupe/dedupe-sqlite-ending.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-follow", (const char[]) {
#embed "dedupe/dedupe-sqlite-follow.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-heading", (const char[]) {
#embed "dedupe/dedupe-sqlite-heading.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-loop", (const char[]) {
#embed "dedupe/dedupe-sqlite-loop.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-marking", (const char[]) {
#embed "dedupe/dedupe-sqlite-marking.mustache" suffix(, 0)
    }},
    {"dedupe-sqlite-union", (const char[]) {
#embed "dedupe/dedupe-sqlite-union.mustache" suffix(, 0)
    }},
    {"dedupe-support", (const char[]) {
#embed "dedupe/dedupe-support.mustache" suffix(, 0)
    }},
    {"dedupe-twins", (const char[]) {
#embed "dedupe/dedupe-twins.mustache" suffix(, 0)
    }},
    {"grdb-record", (const char[]) {
#embed "grdb/grdb-record.mustache" suffix(, 0)
    }},
    {"grdb-schema", (const char[]) {
#embed "grdb/grdb-schema.mustache" suffix(, 0)
    }},
    {"grdb-support", (const char[]) {
#embed "grdb/grdb-support.mustache" suffix(, 0)
    }},
    {"grdb-synchronisation-cloudkit", (const char[]) {
#embed "grdb/grdb-synchronisation-cloudkit.mustache" suffix(, 0)
    }},
    {"grdb-synchronisation", (const char[]) {
#embed "grdb/grdb-synchronisation.mustache" suffix(, 0)
    }},
    {"html-page", (const char[]) {
#embed "html/html-page.mustache" suffix(, 0)
    }},
    {"html-script", (const char[]) {
#embed "html/html-script.mustache" suffix(, 0)
    }},
    {"html-style", (const char[]) {
#embed "html/html-style.mustache" suffix(, 0)
    }},
    {"json-schema-document", (const char[]) {
#embed "json-schema/json-schema-document.mustache" suffix(, 0)
    }},
    {"json-schema-record", (const char[]) {
#embed "json-schema/json-schema-record.mustache" suffix(, 0)
    }},
    {"json-schema-value", (const char[]) {
#embed "json-schema/json-schema-value.mustache" suffix(, 0)
    }},
    {"mermaid-diagram", (const char[]) {
#embed "mermaid/mermaid-diagram.mustache" suffix(, 0)
    }},
    {"review-block", (const char[]) {
#embed "review/review-block.mustache" suffix(, 0)
    }},
    {"review-page", (const char[]) {
#embed "review/review-page.mustache" suffix(, 0)
    }},
    {"review-style", (const char[]) {
#embed "review/review-style.mustache" suffix(, 0)
    }},
    {"spark-checks", (const char[]) {
#embed "spark/spark-checks.mustache" suffix(, 0)
    }},
    {"spark-heading", (const char[]) {
#embed "spark/spark-heading.mustache" suffix(, 0)
    }},
    {"spark-table", (const char[]) {
#embed "spark/spark-table.mustache" suffix(, 0)
    }},
    {"postgresql-table", (const char[]) {
#embed "sql/postgresql-table.mustache" suffix(, 0)
    }},
    {"postgresql-trigger", (const char[]) {
#embed "sql/postgresql-trigger.mustache" suffix(, 0)
    }},
    {"sql-constraints", (const char[]) {
#embed "sql/sql-constraints.mustache" suffix(, 0)
    }},
    {"sql-ending", (const char[]) {
#embed "sql/sql-ending.mustache" suffix(, 0)
    }},
    {"sql-heading", (const char[]) {
#embed "sql/sql-heading.mustache" suffix(, 0)
    }},
    {"sql-indexes", (const char[]) {
#embed "sql/sql-indexes.mustache" suffix(, 0)
    }},
    {"sqlite-recursion", (const char[]) {
#embed "sql/sqlite-recursion.mustache" suffix(, 0)
    }},
    {"sqlite-synchronisation", (const char[]) {
#embed "sql/sqlite-synchronisation.mustache" suffix(, 0)
    }},
    {"sqlite-table", (const char[]) {
#embed "sql/sqlite-table.mustache" suffix(, 0)
    }},
    {"sqlite-trigger", (const char[]) {
#embed "sql/sqlite-trigger.mustache" suffix(, 0)
    }},
    {"swift-enum", (const char[]) {
#embed "swift/swift-enum.mustache" suffix(, 0)
    }},
    {"swift-open-enum", (const char[]) {
#embed "swift/swift-open-enum.mustache" suffix(, 0)
    }},
    {"swift-record", (const char[]) {
#embed "swift/swift-record.mustache" suffix(, 0)
    }},
    {"swift-support-asset", (const char[]) {
#embed "swift/swift-support-asset.mustache" suffix(, 0)
    }},
    {"swift-support-cloudkit", (const char[]) {
#embed "swift/swift-support-cloudkit.mustache" suffix(, 0)
    }},
    {"swift-support-fields", (const char[]) {
#embed "swift/swift-support-fields.mustache" suffix(, 0)
    }},
    {"swift-support", (const char[]) {
#embed "swift/swift-support.mustache" suffix(, 0)
    }},
    {"swiftdata-enum", (const char[]) {
#embed "swiftdata/swiftdata-enum.mustache" suffix(, 0)
    }},
    {"swiftdata-model", (const char[]) {
#embed "swiftdata/swiftdata-model.mustache" suffix(, 0)
    }},
};

const uint8_t *embedded_template(const char *name, size_t *count) {
    for (size_t index = 0; index < sizeof templates / sizeof templates[0]; index++) {
        if (strcmp(templates[index].name, name) != 0) continue;
        *count = strlen(templates[index].text);
        return (const uint8_t *)templates[index].text;
    }
    return NULL;
}
