// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/enum_names.hpp>
#include <inarow/messages/proof_error.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_maker.hpp>
#include <inarow/solve/winning_proof.hpp>

#include "binding.hpp"
#include "conversions.hpp"
#include "failure.hpp"
#include "interruptible.hpp"
#include "position_properties.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/operators.h>

namespace inarow::python {
namespace {

using namespace nb::literals;

constexpr auto proof_error_names = core::enum_names_of<solve::proof_error::reason>(
    "not_a_proof", "other_version", "damaged", "cut_short", "too_long", "wrong_number",
    "unsupported", "game_over", "not_free", "answered", "unanswered", "line", "no_four",
    "may_complete", "no_winner", "weights", "no_label", "other_node", "too_many_nodes",
    "not_stolen", "not_tiled");

/// A checked proof, and its bytes for pickle.
class proof {
public:
    proof(nb::bytes file, const std::string& name)
        : file_{std::move(file)}, proof_{checked(bytes(), name)} {}

    [[nodiscard]] const nb::bytes& file() const { return file_; }
    [[nodiscard]] const solve::proven_outcome& states() const { return proof_.states; }
    [[nodiscard]] std::optional<int> next_action(const game& g) const {
        if (!proof_.strategy) return std::nullopt;
        const auto where = proof_.strategy->next_move(g);
        return where ? std::optional(action_of(g.rules(), *where)) : std::nullopt;
    }

private:
    [[nodiscard]] std::span<const std::byte> bytes() const {
        return std::as_bytes(std::span(file_.c_str(), file_.size()));
    }
    [[nodiscard]] static solve::opened_proof checked(std::span<const std::byte> bytes,
                                                     const std::string& name) {
        const nb::gil_scoped_release released;
        auto opened = solve::open_proof(bytes);
        if (opened) return *std::move(opened);
        const solve::proof_error& why = opened.error();
        throw failure("ProofError", proof_error_names[why.kind], messages::sentence(name, why));
    }

    nb::bytes file_;
    solve::opened_proof proof_;
};

[[noreturn]] void refuse_without_proof(const rules& r, solve::no_proof why) {
    switch (why) {
        case solve::no_proof::unsupported:
            throw failure("IllegalRules", "unsupported",
                          "There are no proofs for " + text_of(r) +
                              ": they need normal play without gravity, edges that do not wrap, at "
                              "most 1024 squares, and a run of at least two.");
        case solve::no_proof::game_over:
            throw failure("IllegalPosition", "game_over", "The game is over.");
        case solve::no_proof::limit:
        case solve::no_proof::exhausted:
        default: break;
    }
    throw failure("Unsolved", "unsolved",
                  "There is no proof within the time limit. Proof.make(position, time_limit=...) "
                  "sets the seconds, None for no limit.");
}

proof made(const position_argument& argument, std::optional<double> time_limit) {
    const position p = position_of(argument);
    auto allowed = time_limit ? solve::limit::of_time(checked_time(*time_limit)) : solve::limit();
    std::optional<result<std::vector<std::byte>, solve::no_proof>> file;
    run_interruptibly([&](const core::stop_token& stop) {
        allowed.stop = stop;
        file = solve::make_proof(p, {}, allowed);
    });
    if (!*file) refuse_without_proof(p.rules(), file->error());
    return {nb::bytes((*file)->data(), (*file)->size()), "The proof"};
}

proof loaded(const std::filesystem::path& path) {
    const nb::object file = nb::module_::import_("pathlib").attr("Path")(path);
    return {nb::cast<nb::bytes>(file.attr("read_bytes")()), "The file " + path.string()};
}

}  // namespace

void bind_proofs(nb::module_& m) {
    nb::class_<proof>(m, "Proof",
                      R"(A proof of who wins a position under perfect play; immutable.

`inarow proof make` writes proofs as files. The constructor takes the bytes of such a file and checks
the proof, which takes about two seconds for each megabyte. If the proof is wrong, raises ProofError.)")
        .def(
            "__init__",
            [](proof* self, nb::bytes data) { new (self) proof(std::move(data), "The data"); },
            "data"_a)
        .def_static(
            "make", &made, "position"_a.lock(), nb::kw_only(), "time_limit"_a.none() = 60.0,
            R"(Searches for a proof of the outcome of a position, which must be without gravity.

The position may also be a game. `time_limit` is in seconds. If there is no proof within this time,
raises Unsolved.)")
        .def_static("load", &loaded, "path"_a, "Reads and checks the proof in a file.")
        .def_prop_ro(
            "position", [](const proof& p) { return p.states().position; },
            "The position that the proof is about.")
        .def_prop_ro(
            "outcome", [](const proof& p) { return p.states().outcome; },
            "The outcome under perfect play.")
        .def_prop_ro(
            "holds_for_both_lengths",
            [](const proof& p) { return p.states().lengths == solve::proven_lengths::both; },
            "Whether the proof also holds if only lines of exactly `run` stones win.")
        .def_prop_ro(
            "nodes", [](const proof& p) { return p.states().nodes; },
            "The number of nodes that the check visited.")
        .def("next_action", &proof::next_action, "game"_a.lock(),
             R"(The winner's next action in a game, found without a search.

None if the proof is of a draw, if the game did not lead to the position of the proof or to a
reflection or rotation of it, if the winner is not to move, or if the winner has not always played
these actions.)")
        .def(
            "__bytes__", [](const proof& p) { return p.file(); }, "The bytes of the proof's file.")
        .def("__repr__",
             [](const proof& p) { return "<Proof of " + repr(p.states().position) + '>'; })
        .def(
            "__eq__", [](const proof& a, const proof& b) { return a.file().equal(b.file()); },
            nb::is_operator(), nb::sig("def __eq__(self, arg: object, /) -> bool"))
        .def("__hash__", [](const proof& p) { return nb::hash(p.file()); })
        .def(
            "__reduce__",
            [](nb::handle self) {
                return nb::make_tuple(self.type(),
                                      nb::make_tuple(nb::cast<const proof&>(self).file()));
            },
            reduce_signature);
}

}  // namespace inarow::python
