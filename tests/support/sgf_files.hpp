// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/rules_text.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

/// The files of tests/data/sgf, which every face must read alike.
namespace test {

struct sgf_file {
    std::string name;
    std::string text;
    std::string expected;  ///< what `said_of` says, or the end of the sentence that refuses it
};

[[nodiscard]] inline std::vector<sgf_file> sgf_files() {
    const std::string folder = INAROW_TEST_DATA "/sgf/";
    std::vector<sgf_file> result;
    std::ifstream expected(folder + "expected.txt");
    for (std::string line; std::getline(expected, line);) {
        const std::string name = line.substr(0, line.find(": "));
        std::ifstream file(folder + name, std::ios::binary);
        result.push_back({.name = name,
                          .text{std::istreambuf_iterator<char>(file), {}},
                          .expected = line.substr(name.size() + 2)});
    }
    return result;
}

/// "15x15/5, 3 moves, in play"
[[nodiscard]] inline std::string said_of(const inarow::game& g) {
    std::string result;
    inarow::notation::print_rules(result, g.rules());
    inarow::core::write(result, ", ", g.ply(), " moves, ", inarow::name_of(g.position().outcome()));
    return result;
}

}  // namespace test
