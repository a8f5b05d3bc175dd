#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// SHA-256 by the processor's own instructions, which Swift has no names for: they take a sixth of the time.
///
/// Where there are none, `sha256_has_instructions` is false and `sha256_compress` does nothing.

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

static inline bool sha256_has_instructions(void) {
    unsigned int a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

/// Takes blocks of 64 bytes into the eight words of the state.
__attribute__((target("sha,ssse3,sse4.1")))
static inline void sha256_compress(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants
) {
    const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    // The instructions want the words a, b, e, f together, and c, d, g, h.
    __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
    __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
    __m128i abef = _mm_alignr_epi8(badc, hgfe, 8);
    __m128i cdgh = _mm_blend_epi16(hgfe, badc, 0xF0);
    for (; blocks > 0; blocks--, bytes += 64) {
        const __m128i abefBefore = abef, cdghBefore = cdgh;
        __m128i words[4];
        // Four rounds at a time. Behind the block's own sixteen words each is made of earlier ones.
        for (int index = 0; index < 16; index++) {
            __m128i word;
            if (index < 4) {
                word = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * index)), bigEndian);
            } else {
                const __m128i last = words[(index + 3) & 3];
                const __m128i seventh = _mm_alignr_epi8(last, words[(index + 2) & 3], 4);
                const __m128i early = _mm_sha256msg1_epu32(words[index & 3], words[(index + 1) & 3]);
                word = _mm_sha256msg2_epu32(_mm_add_epi32(early, seventh), last);
            }
            words[index & 3] = word;
            const __m128i keys = _mm_loadu_si128((const __m128i *)(constants + 4 * index));
            const __m128i rounds = _mm_add_epi32(word, keys);
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, rounds);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(rounds, 0x0E));
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
    const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2)

#include <arm_neon.h>

static inline bool sha256_has_instructions(void) { return true; }

/// Takes blocks of 64 bytes into the eight words of the state.
static inline void sha256_compress(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants
) {
    uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
    for (; blocks > 0; blocks--, bytes += 64) {
        const uint32x4_t abcdBefore = abcd, efghBefore = efgh;
        uint32x4_t words[4];
        // Four rounds at a time. Behind the block's own sixteen words each is made of earlier ones.
        for (int index = 0; index < 16; index++) {
            uint32x4_t word;
            if (index < 4) {
                word = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * index)));
            } else {
                word = vsha256su1q_u32(
                    vsha256su0q_u32(words[index & 3], words[(index + 1) & 3]), words[(index + 2) & 3],
                    words[(index + 3) & 3]);
            }
            words[index & 3] = word;
            const uint32x4_t rounds = vaddq_u32(word, vld1q_u32(constants + 4 * index));
            const uint32x4_t abcdNow = abcd;
            abcd = vsha256hq_u32(abcd, efgh, rounds);
            efgh = vsha256h2q_u32(efgh, abcdNow, rounds);
        }
        abcd = vaddq_u32(abcd, abcdBefore);
        efgh = vaddq_u32(efgh, efghBefore);
    }
    vst1q_u32(state, abcd);
    vst1q_u32(state + 4, efgh);
}

#else

static inline bool sha256_has_instructions(void) { return false; }

static inline void sha256_compress(
    uint32_t *state, const uint8_t *bytes, size_t blocks, const uint32_t *constants
) {}

#endif
