// SPDX-License-Identifier: BSL-1.0
#include "book/find_book.hpp"

#include <inarow/messages/book_error.hpp>
#include <inarow/notation/rules_text.hpp>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/output.hpp"
#include "io/printable.hpp"
#include "options.hpp"

#include <filesystem>
#include <utility>

namespace inarow::app {
namespace {

/// Returns the path of the installed book for these rules.
std::optional<std::filesystem::path> find_installed(const rules& r) {
    for (const auto& [name, named] : notation::rules_by_name)
        if (named == starting_with(first, r))
            if (auto path = find_data(std::string(name) + ".book")) return path;
    return std::nullopt;
}

}  // namespace

solve::loaded_book load_book(const std::string& path) {
    require_regular_file(path);
    auto loaded = solve::loaded_book::load_file(path);
    if (loaded) return *std::move(loaded);
    std::string sentence;
    messages::write_refusal(sentence, "the book " + in_quotes(path), loaded.error());
    throw failure{failure::failed, sentence};
}

std::optional<solve::loaded_book> find_book(const rules& r, const book_arguments& arguments) {
    if (arguments.none && !arguments.file.empty())
        throw failure{failure::wrong_usage, "--book and --no-book contradict each other."};
    if (arguments.none) return std::nullopt;
    if (arguments.file.empty()) {
        const auto installed = find_installed(r);
        try {
            return installed ? std::optional(load_book(installed->string())) : std::nullopt;
        } catch (const failure& why) {
            complain(why.sentence);  // only a warning, because no option asked for a book
            return std::nullopt;
        }
    }
    auto named = load_book(arguments.file);
    if (named.view().rules() != starting_with(first, r))
        throw failure{failure::wrong_usage, "the book " + in_quotes(arguments.file) + " is of " +
                                                name_of_rules(named.view().rules()) + ", not of " +
                                                name_of_rules(r) + '.'};
    return named;
}

}  // namespace inarow::app
