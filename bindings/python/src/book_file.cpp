// SPDX-License-Identifier: BSL-1.0
#include "book_file.hpp"

#include <inarow/core/enum_names.hpp>
#include <inarow/messages/book_error.hpp>

#include "failure.hpp"

#include <cerrno>
#include <string>
#include <utility>

namespace inarow::python {
namespace {

using reason = solve::book_error::reason;

constexpr auto book_error_names = core::enum_names_of<reason>(
    "unreadable", "not_a_book", "other_version", "unsupported", "cut_short", "too_long", "damaged");

}  // namespace

solve::loaded_book load_book(const std::filesystem::path& path) {
    auto loaded = solve::loaded_book::load_file(path.string());
    if (loaded) return *std::move(loaded);
    const solve::book_error& why = loaded.error();
    if (why.kind == reason::unreadable) {
        errno = why.error_number != 0 ? why.error_number : EIO;
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.c_str());
        throw nb::python_error();
    }
    std::string sentence;
    messages::write_refusal(sentence, "The book " + path.string(), why);
    throw failure("BookError", book_error_names[why.kind], sentence);
}

}  // namespace inarow::python
