#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Lets all threads take memory from one place. The allocator of glibc gives each thread a place of its own, where what
/// one thread has freed is of no use to the others, and which grows by a page at a time; those of other systems do not.
static inline void allocator_share_memory(void) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}
