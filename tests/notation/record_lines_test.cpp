// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/record_lines.hpp>

#include <initializer_list>
#include <string_view>

#include <doctest/doctest.h>

namespace record_lines_test {
namespace {

using inarow::notation::record_lines;

/// Returns the number of lines that the first record takes.
int size_of_first(std::initializer_list<std::string_view> lines) {
    record_lines record;
    CHECK(record.empty());
    int count = 0;
    for (const std::string_view line : lines) {
        ++count;
        if (record.add(line)) break;
    }
    CHECK(!record.empty());
    return count;
}

TEST_CASE("a list of moves is a line") {
    CHECK(size_of_first({"b2 a1", "c3"}) == 1);
    CHECK(size_of_first({"4453", "4454"}) == 1);
    CHECK(size_of_first({"1 1 2 2", "1 1"}) == 1);
    CHECK(size_of_first({"X.O/.X./..O X", "b2"}) == 1);
}

TEST_CASE("SGF goes on until its trees are closed") {
    CHECK(size_of_first({"(;B[bb])", "b2"}) == 1);
    CHECK(size_of_first({"(;C[a)", "\\]", "]", "(;B[bb])", ")", "b2"}) == 5);
    CHECK(size_of_first({"(", ";B[bb]", ")", "b2"}) == 3);
    CHECK(size_of_first({"(;CA[GBK]PB[\x81]]", ")", "b2"}) == 2);
}

TEST_CASE("arrays go on until they are closed, drawings until an empty line") {
    CHECK(size_of_first({"[[0, 0, 1],", " [0, 1, 0]]", "b2"}) == 2);
    CHECK(size_of_first({"3 X . .", "2 . O .", "1 . . .", "  a b c", "", "b2"}) == 5);
    CHECK(size_of_first({"+---+---+", "| X | O |", "", "b2"}) == 3);
    CHECK(size_of_first({"Piskvorky 15x15, 0:0, 0", "8,8,0", "", "b2"}) == 3);
}

TEST_CASE("blank lines, comments and heads of tables are no records") {
    CHECK(record_lines::is_skipped(" \t"));
    CHECK(record_lines::is_skipped("# a comment"));
    CHECK(!record_lines::is_skipped("#rules=3x3/3&moves=b2"));
    CHECK(record_lines::is_header("moves,score"));
    CHECK(record_lines::is_header("\"Position\"\t\"Score\""));
    CHECK(!record_lines::is_header("4453"));
    CHECK(!record_lines::is_header(""));
}

}  // namespace
}  // namespace record_lines_test
