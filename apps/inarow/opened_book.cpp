// SPDX-License-Identifier: BSL-1.0
#include "opened_book.hpp"

#include <inarow/draw/book_sentence.hpp>
#include <inarow/notation/rules_text.hpp>

#include "failure.hpp"
#include "options.hpp"
#include "output.hpp"
#include "printable.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace inarow::app {
namespace {

namespace files = std::filesystem;

solve::book read_book(const std::string& path, const mapped_file& from) {
    auto read = solve::book::read(from.bytes());
    if (read) return *std::move(read);
    std::string sentence;
    draw::write_refusal(sentence, "the book " + in_quotes(path), read.error());
    throw failure{failure::failed, sentence};
}

/// Beside the program where both were installed, else where it was built.
std::optional<files::path> find_shipped(const rules& r) {
    std::error_code none;
    const files::path program = files::read_symlink("/proc/self/exe", none);
    const files::path folders[] = {program.parent_path().parent_path() / "share" / "inarow",
                                   INAROW_SOURCE_DATA};
    for (const auto& [name, meant] : notation::rules_by_name) {
        if (meant != starting_with(first, r)) continue;
        for (const files::path& folder : folders)
            if (auto path = folder / (std::string(name) + ".book"); files::exists(path, none))
                return path;
    }
    return std::nullopt;
}

}  // namespace

opened_book::opened_book(const std::string& path) : file_(path), view_(read_book(path, file_)) {}

std::optional<opened_book> book_for(const rules& r, const which_book& wanted) {
    if (wanted.none && !wanted.file.empty())
        throw failure{failure::wrong_usage, "--book and --no-book contradict each other."};
    if (wanted.none) return std::nullopt;
    if (wanted.file.empty()) {
        const auto shipped = find_shipped(r);
        try {
            return shipped ? std::optional<opened_book>(*shipped) : std::nullopt;
        } catch (const failure& why) {
            complain(why.sentence);  // nobody asked for it
            return std::nullopt;
        }
    }
    opened_book named(wanted.file);
    if (named.view().rules() != starting_with(first, r))
        throw failure{failure::wrong_usage, "the book " + in_quotes(wanted.file) + " is of " +
                                                name_of_rules(named.view().rules()) + ", not of " +
                                                name_of_rules(r) + '.'};
    return named;
}

}  // namespace inarow::app
