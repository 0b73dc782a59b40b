// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace inarow::inline v0::core::detail {

/// An array for large tables. Initially, all its bytes are zero. If memory is short, the
/// constructor halves the length until the array fits. On most systems, pages that are never
/// written take no memory. On Linux, the array requests huge pages. Without huge pages, a search
/// that reads a table of 64 MB at random places spends a fifth of its time on TLB misses.
template <class T>
class zeroed_pages {
public:
    zeroed_pages() = default;
    explicit zeroed_pages(std::size_t count) {
        while (count > 0 && !allocate(count)) count /= 2;
    }

    [[nodiscard]] std::size_t size() const { return memory_.get_deleter().count; }
    [[nodiscard]] std::size_t bytes() const { return size() * sizeof(T); }
    [[nodiscard]] T* data() const { return memory_.get(); }

private:
    // NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
    struct release {
        std::size_t count;
        void operator()(T* memory) const {
#if defined(__linux__)
            munmap(memory, count * sizeof(T));
#else
            std::free(memory);
#endif
        }
    };

    [[nodiscard]] bool allocate(std::size_t count) {
        if (count > (std::numeric_limits<std::size_t>::max)() / 2 / sizeof(T)) return false;
#if defined(__linux__)
        void* const pages = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED) return false;
        (void)madvise(pages, count * sizeof(T), MADV_HUGEPAGE);
#else
        void* const pages = std::calloc(count, sizeof(T));
        if (pages == nullptr) return false;
#endif
        memory_ = std::unique_ptr<T, release>(static_cast<T*>(pages), release{count});
        return true;
    }
    // NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

    std::unique_ptr<T, release> memory_{nullptr, release{0}};
};

}  // namespace inarow::inline v0::core::detail
