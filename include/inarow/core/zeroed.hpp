// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#if defined(__linux__)
#include <sys/mman.h>
#endif

/// Memory for large tables.
namespace inarow::inline v0::core {

/// So many values whose bytes are 0 at first; a half of them, or less, where there is not so much
/// memory. What is never written takes none, where the system can do that. On Linux it asks for
/// pages of 2 MB, because a search that jumps about in 64 MB spends a fifth of its time on finding
/// small ones.
template <class T>
class zeroed {
public:
    zeroed() = default;
    explicit zeroed(std::size_t count) {
        while (count > 0 && !allocate(count)) count /= 2;
    }

    [[nodiscard]] std::size_t size() const { return memory_.get_deleter().count; }
    [[nodiscard]] std::size_t bytes() const { return size() * sizeof(T); }
    [[nodiscard]] T* data() const { return memory_.get(); }

private:
    // NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
    struct release {
        std::size_t count;
        void operator()(T* from) const {
#if defined(__linux__)
            munmap(from, count * sizeof(T));
#else
            std::free(from);
#endif
        }
    };

    [[nodiscard]] bool allocate(std::size_t count) {
        if (count > std::numeric_limits<std::size_t>::max() / 2 / sizeof(T)) return false;
#if defined(__linux__)
        void* const found = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (found == MAP_FAILED) return false;
        (void)madvise(found, count * sizeof(T), MADV_HUGEPAGE);
#else
        void* const found = std::calloc(count, sizeof(T));
        if (found == nullptr) return false;
#endif
        memory_ = std::unique_ptr<T, release>(static_cast<T*>(found), release{count});
        return true;
    }
    // NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

    std::unique_ptr<T, release> memory_{nullptr, release{0}};
};

}  // namespace inarow::inline v0::core
