// SPDX-License-Identifier: BSL-1.0
#include "opened_book.hpp"

#include <inarow/draw/book_sentence.hpp>

#include "failure.hpp"

#include <cerrno>
#include <fstream>
#include <utility>

namespace inarow::python {
namespace {

std::vector<std::byte> bytes_of(const std::filesystem::path& path) {
    std::error_code none;
    std::ifstream file(path, std::ios::binary);
    const auto size = std::filesystem::file_size(path, none);
    std::vector<std::byte> result(none ? 0 : size);
    if (!file || none ||
        !file.read(reinterpret_cast<char*>(result.data()),
                   static_cast<std::streamsize>(result.size()))) {
        const int error = none ? none.value() : errno != 0 ? errno : EIO;
        errno = error;
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.c_str());
        throw nb::python_error();
    }
    return result;
}

solve::book read(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
    auto read = solve::book::read(bytes);
    if (read) return *std::move(read);
    constexpr std::string_view kinds[] = {"not_a_book", "other_version", "no_such_book",
                                          "cut_short",  "too_long",      "damaged"};
    std::string sentence;
    draw::write_refusal(sentence, "The book " + path.string(), read.error());
    throw failure("BookError", kinds[static_cast<int>(read.error().kind)], sentence);
}

}  // namespace

opened_book::opened_book(std::filesystem::path path)
    : path_{std::move(path)}, bytes_{bytes_of(path_)}, view_{read(path_, bytes_)} {}

}  // namespace inarow::python
