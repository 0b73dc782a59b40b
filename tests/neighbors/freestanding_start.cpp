// SPDX-License-Identifier: BSL-1.0
// What a program without a library brings itself: where it starts, on Linux on x86-64, and
// functions that compilers call.
#include <cstddef>

extern "C" int run();

extern "C" [[noreturn, gnu::used]] void leave_with_code_of_run() {
    asm volatile("syscall" : : "a"(60), "D"(run()) : "rcx", "r11", "memory");
    __builtin_unreachable();
}
// With the stack as a function expects it.
asm(".globl _start\n_start:\n xor %ebp, %ebp\n and $-16, %rsp\n call leave_with_code_of_run\n");

extern "C" void* memmove(void* to, const void* from, std::size_t size) {
    auto* const out = static_cast<volatile char*>(to);
    const auto* const in = static_cast<const volatile char*>(from);
    if (out < in)
        for (std::size_t i = 0; i < size; ++i) out[i] = in[i];
    else
        for (std::size_t i = size; i > 0; --i) out[i - 1] = in[i - 1];
    return to;
}
extern "C" std::size_t strlen(const char* text) {
    const volatile char* end = text;
    while (*end != '\0') ++end;
    return static_cast<std::size_t>(end - text);
}
extern "C" void* memcpy(void* to, const void* from, std::size_t size) {
    return memmove(to, from, size);
}
extern "C" void* memset(void* to, int byte, std::size_t size) {
    auto* const out = static_cast<volatile char*>(to);
    for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<char>(byte);
    return to;
}
extern "C" int memcmp(const void* a, const void* b, std::size_t size) {
    const auto* const left = static_cast<const volatile unsigned char*>(a);
    const auto* const right = static_cast<const volatile unsigned char*>(b);
    for (std::size_t i = 0; i < size; ++i)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}
