#ifndef GEN_TEMPLATES_H
#define GEN_TEMPLATES_H

#include <stddef.h>
#include <stdint.h>

/// The text of the template of a name, and its length in bytes; `NULL` where no template has the name.
///
/// The executable holds the templates, so that it stays one file. The text is never freed.
const uint8_t *_Nullable embedded_template(const char *_Nonnull name, size_t *_Nonnull count);

#endif
