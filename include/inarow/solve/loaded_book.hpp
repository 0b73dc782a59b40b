// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/owning_result.hpp>
#include <inarow/solve/book.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve {

/// An opening book that owns its bytes. Copies share the bytes.
class loaded_book {
public:
    /// Checks the bytes of a book and takes ownership of them.
    [[nodiscard]] static result<loaded_book, book_error> load(std::vector<std::byte> bytes) {
        auto owned = std::make_shared<const std::vector<std::byte>>((std::move)(bytes));
        auto view = book::read(*owned);
        if (!view) return view.error();
        return loaded_book((std::move)(owned), *(std::move)(view));
    }
    /// Reads a book from a file.
    [[nodiscard]] static result<loaded_book, book_error> load_file(const std::string& path) {
        const auto unreadable = [] {
            return book_error{.kind = book_error::reason::unreadable, .error_number = errno};
        };
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                                   &std::fclose);
        if (!file) return unreadable();
        std::vector<std::byte> bytes;
        constexpr std::size_t chunk = std::size_t{1} << 16;
        for (std::size_t got = chunk; got == chunk;) {
            const std::size_t size = bytes.size();
            bytes.resize(size + chunk);
            got = std::fread(bytes.data() + size, 1, chunk, file.get());
            bytes.resize(size + got);
            // Stops early if the file is not a book, because the file may be a device, which has no
            // end.
            if (const auto read = book::read(bytes);
                !read && read.error().kind != book_error::reason::cut_short)
                break;
        }
        if (std::ferror(file.get()) != 0) return unreadable();
        return load((std::move)(bytes));
    }

    [[nodiscard]] const book& view() const { return view_; }

private:
    loaded_book(std::shared_ptr<const std::vector<std::byte>> bytes, book view)
        : bytes_{(std::move)(bytes)}, view_{(std::move)(view)} {}

    std::shared_ptr<const std::vector<std::byte>> bytes_;
    book view_;
};

}  // namespace inarow::inline v0::solve
