// SPDX-License-Identifier: BSL-1.0
#include "in_compiler/compiler.hpp"

#include "io/failure.hpp"
#include "io/printable.hpp"
#include "platform/files.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace inarow::app {
namespace {

namespace files = std::filesystem;

constexpr std::string_view usual[] = {"g++", "clang++-22", "clang++-19", "c++"};

[[noreturn]] void fail(std::string sentence) {
    throw failure{failure::failed, std::move(sentence)};
}

bool has_headers(const files::path& folder) {
    std::error_code none;
    return !folder.empty() && files::exists(folder / "inarow.hpp", none);
}

/// Returns the directory of the headers: the directory in INAROW_INCLUDE if this variable is set.
/// Otherwise, returns the directory that is installed with the program, or the directory in the
/// source tree.
std::string find_headers() {
    if (const char* told = std::getenv("INAROW_INCLUDE"); told != nullptr && *told != '\0') {
        if (!has_headers(told))
            fail("INAROW_INCLUDE is " + in_quotes(told) + ", but this folder has no inarow.hpp.");
        return told;
    }
    const files::path installed = platform::program_path().parent_path().parent_path() / "include";
    if (has_headers(installed)) return installed.string();
    if (has_headers(INAROW_SOURCE_INCLUDE)) return INAROW_SOURCE_INCLUDE;
    fail(
        "the headers of inarow are missing: set INAROW_INCLUDE to the folder that contains "
        "inarow.hpp.");
}

std::string find_compiler(const std::string& asked) {
    if (!asked.empty()) {
        if (const auto ran = platform::run_process({asked, "--version"}, {}); !ran)
            fail("the compiler " + in_quotes(asked) + " cannot be run: " +
                 std::strerror(ran.error()) + ". --compiler takes g++ 12, clang++ 19 or newer.");
        return asked;
    }
    for (const std::string_view each : usual)
        if (platform::run_process({std::string(each), "--version"}, {})) return std::string(each);
    fail(
        "none of the compilers g++, clang++-22, clang++-19 and c++ is installed: install one, or "
        "name another compiler with --compiler.");
}

}  // namespace

compiler::compiler(const std::string& name)
    : name_{find_compiler(name)}, include_{find_headers()} {}

platform::finished_process compiler::compile(const std::vector<std::string>& how,
                                             std::string_view program) const {
    // The compiler reads the program from a pipe, so no files are left behind.
    std::vector<std::string> arguments = {name_, "-std=c++23", "-w", "-fdiagnostics-color=never",
                                          "-I" + include_};
    arguments.insert(arguments.end(), how.begin(), how.end());
    arguments.insert(arguments.end(), {"-x", "c++", "-"});
    auto ran = platform::run_process(arguments, program);
    if (!ran)
        fail("the compiler " + in_quotes(name_) + " cannot be run: " + std::strerror(ran.error()) +
             '.');
    return std::move(*ran);
}

platform::finished_process compiler::check(std::string_view program) const {
    return compile({"-fsyntax-only"}, program);
}

platform::finished_process compiler::assemble(std::string_view program) const {
    return compile({"-S", "-o", "-"}, program);
}

std::string compiler::complaint(const platform::finished_process& ran) const {
    constexpr int lines_shown = 5;
    std::string result = "the compiler " + in_quotes(name_) + " failed with exit code " +
                         std::to_string(ran.exit_code) +
                         " (inarow needs g++ 12, clang++ 19 or newer)";
    std::string_view rest = ran.err;
    if (rest.empty()) return result + ", and printed nothing.";
    // The first error is more useful than the context lines before it.
    if (const std::size_t error = rest.find("error"); error != std::string_view::npos)
        rest.remove_prefix(rest.rfind('\n', error) + 1);
    result += ", and printed:";
    for (int i = 0; i < lines_shown && !rest.empty(); ++i) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        result += "\n  " + printable(line.substr(0, 200));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return result;
}

}  // namespace inarow::app
