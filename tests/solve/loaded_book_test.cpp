// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/book_builder.hpp>
#include <inarow/solve/loaded_book.hpp>

#include "support/minimax.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

namespace loaded_book_test {
namespace {

using namespace inarow;
using solve::book_error;
using solve::loaded_book;
using enum book_error::reason;

using bytes = std::vector<std::byte>;
using small_position = solve::book_builder::position_type;

bytes written(const rules& r, int plies) {
    test::minimax<small_position> scores;
    return solve::write_book(r, plies, [&](const small_position& p) { return scores.score(p); })
        .value();
}
small_position empty_board(const rules& r) { return small_position::start(r).value(); }

/// A file that is removed at the end.
class temporary_file {
public:
    explicit temporary_file(const bytes& content)
        : path_{std::filesystem::temp_directory_path() /
                ("inarow_" + std::to_string(std::random_device{}()) + ".book")} {
        std::string text(content.size(), ' ');
        std::ranges::transform(content, text.begin(),
                               [](std::byte b) { return static_cast<char>(b); });
        std::ofstream(path_, std::ios::binary) << text;
    }
    temporary_file(const temporary_file&) = delete;
    temporary_file(temporary_file&&) = delete;
    temporary_file& operator=(const temporary_file&) = delete;
    temporary_file& operator=(temporary_file&&) = delete;
    ~temporary_file() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    [[nodiscard]] std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

TEST_CASE("a loaded book has the bytes it was loaded from") {
    const bytes file = written(tic_tac_toe, 2);
    const auto loaded = loaded_book::load(file).value();
    CHECK(bytes(loaded.view().bytes().begin(), loaded.view().bytes().end()) == file);
    CHECK(loaded.view().rules() == tic_tac_toe);
    CHECK(loaded.view().plies() == 2);
    CHECK(loaded.view().probe(empty_board(tic_tac_toe)) == 0);
}

TEST_CASE("a loaded book outlives what it was loaded from") {
    std::optional<loaded_book> loaded;
    {
        bytes file = written(tic_tac_toe, 1);
        loaded = loaded_book::load(std::move(file)).value();
    }
    CHECK(loaded->view().probe(empty_board(tic_tac_toe)) == 0);
}

TEST_CASE("copies share the bytes, and outlive the original") {
    std::optional<loaded_book> original = loaded_book::load(written(tic_tac_toe, 1)).value();
    const loaded_book copy = *original;
    CHECK(copy.view().bytes().data() == original->view().bytes().data());
    original.reset();
    CHECK(copy.view().probe(empty_board(tic_tac_toe)) == 0);
    const loaded_book moved = loaded_book(copy);
    CHECK(moved.view().bytes().data() == copy.view().bytes().data());
}

TEST_CASE("bytes that are no book are refused") {
    CHECK(loaded_book::load({}).error() == book_error{not_a_book});
    bytes file = written(tic_tac_toe, 2);
    file.pop_back();
    CHECK(loaded_book::load(file).error() == book_error{cut_short});
    file.resize(file.size() + 2);
    CHECK(loaded_book::load(file).error() == book_error{too_long});
    file = written(tic_tac_toe, 2);
    file.back() ^= std::byte{1};
    CHECK(loaded_book::load(file).error() == book_error{damaged});
}

/// A larger book: it has a score of 0 for every position of its last ply.
bytes drawn(const rules& r, int plies) {
    return solve::write_book(r, plies, [](const small_position&) { return 0; }).value();
}

TEST_CASE("a book is loaded from a file") {
    // A file is read in chunks of 64 KB: one of less, and one of more.
    for (const int plies : {1, 8}) {
        const bytes content = drawn(connect_four, plies);
        CHECK((content.size() > std::size_t{1} << 16) == (plies == 8));
        const temporary_file file(content);
        const auto loaded = loaded_book::load_file(file.path()).value();
        CHECK(bytes(loaded.view().bytes().begin(), loaded.view().bytes().end()) == content);
        CHECK(loaded.view().probe(empty_board(connect_four)) == 0);
    }
}

TEST_CASE("a file of exactly one chunk is read to its end") {
    const temporary_file file(bytes(std::size_t{1} << 16));
    CHECK(loaded_book::load_file(file.path()).error() == book_error{not_a_book});
}

TEST_CASE("files that are no book are refused") {
    const temporary_file empty(bytes{});
    CHECK(loaded_book::load_file(empty.path()).error() == book_error{not_a_book});
    CHECK(loaded_book::load_file(INAROW_TEST_DATA "/perft.txt").error() == book_error{not_a_book});
}

TEST_CASE("a file that cannot be read has the error number of the system") {
    const book_error missing =
        loaded_book::load_file(INAROW_TEST_DATA "/no such file.book").error();
    CHECK(missing == book_error{.kind = unreadable, .error_number = ENOENT});
#if defined(__linux__)
    const book_error folder = loaded_book::load_file(INAROW_TEST_DATA).error();
    CHECK(folder == book_error{.kind = unreadable, .error_number = EISDIR});
#endif
}

}  // namespace
}  // namespace loaded_book_test
