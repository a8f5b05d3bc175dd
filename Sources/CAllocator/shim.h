#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Gives free memory back to the system. The allocator of glibc keeps it for the thread that used it, and other threads
/// take as much again; those of other systems do not.
static inline void allocator_release_unused_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
