// SPDX-License-Identifier: BSL-1.0
// The memory of the engines that do not search. The allocator of wasi-libc takes 3 KB of the first
// load when compressed. This allocator rounds the size of a block up to a power of two, keeps a
// list of free blocks for each size, and never splits or joins blocks.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <new>

namespace {

constexpr std::size_t page_bytes = 65536;
constexpr std::size_t header_bytes = alignof(std::max_align_t);

/// A block, which begins with its header. In a block that is in use, the memory of the program
/// begins at `next`, or later because of its alignment.
struct block {
    int size_bits;
    block* next;
};
std::array<block*, 32> free_blocks{};
std::uintptr_t unused_begin = 0;
std::uintptr_t unused_end = 0;

/// Returns memory that was never used.
void* take_unused(std::size_t bytes) {
    if (unused_end - unused_begin < bytes) {
        const std::size_t pages = (bytes + page_bytes - 1) / page_bytes;
        const std::size_t before = __builtin_wasm_memory_grow(0, pages);
        if (before == static_cast<std::size_t>(-1)) __builtin_trap();
        if (before * page_bytes != unused_end) unused_begin = before * page_bytes;
        unused_end = (before + pages) * page_bytes;
    }
    void* const result = reinterpret_cast<void*>(unused_begin);
    unused_begin += bytes;
    return result;
}

}  // namespace

void* operator new(std::size_t bytes) {
    if (bytes > SIZE_MAX / 4) __builtin_trap();
    const int size_bits = std::bit_width(bytes + header_bytes - 1);
    block*& first_free = free_blocks[static_cast<std::size_t>(size_bits)];
    block* result = first_free;
    if (result == nullptr) {
        result = static_cast<block*>(take_unused(std::size_t{1} << size_bits));
        result->size_bits = size_bits;
    } else {
        first_free = result->next;
    }
    return reinterpret_cast<std::byte*>(result) + header_bytes;
}
void operator delete(void* memory) noexcept {
    if (memory == nullptr) return;
    void* const start = static_cast<std::byte*>(memory) - header_bytes;
    auto* const freed = static_cast<block*>(start);
    block*& first_free = free_blocks[static_cast<std::size_t>(freed->size_bits)];
    freed->next = first_free;
    first_free = freed;
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { operator delete(memory); }
