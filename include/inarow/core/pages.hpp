// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#if defined(__linux__)
#include <sys/mman.h>
#endif

/// Memory for large tables.
namespace inarow::inline v0::core {

/// So many words, all 0 at first; fewer where there is not so much memory. What is never written
/// takes no memory where the system can do that. On Linux it asks for pages of 2 MB, because a
/// search that jumps about in 64 MB spends a fifth of its time on finding small ones.
class pages {
public:
    explicit pages(std::size_t words) {
        while (words > 0 && !allocate(words)) words /= 2;
    }

    [[nodiscard]] std::size_t size() const { return words_.get_deleter().words; }
    [[nodiscard]] std::uint64_t* data() { return words_.get(); }

private:
    struct release {
        std::size_t words;
        void operator()(std::uint64_t* from) const {
#if defined(__linux__)
            munmap(from, words * sizeof(std::uint64_t));
#else
            std::free(from);
#endif
        }
    };

    [[nodiscard]] bool allocate(std::size_t words) {
#if defined(__linux__)
        const std::size_t bytes = words * sizeof(std::uint64_t);
        void* const found =
            mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (found == MAP_FAILED) return false;
        (void)madvise(found, bytes, MADV_HUGEPAGE);
#else
        void* const found = std::calloc(words, sizeof(std::uint64_t));
        if (found == nullptr) return false;
#endif
        words_ = std::unique_ptr<std::uint64_t, release>(static_cast<std::uint64_t*>(found),
                                                         release{words});
        return true;
    }

    std::unique_ptr<std::uint64_t, release> words_{nullptr, release{0}};
};

}  // namespace inarow::inline v0::core
