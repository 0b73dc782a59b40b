// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/winning_proof.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// Returns the bytes of a file. The result refers to `text`.
[[nodiscard]] std::span<const std::byte> bytes_of(std::string_view text);

/// Reads a proof. Throws a failure if the file cannot be read or is too large.
[[nodiscard]] std::string read_proof_file(const std::string& path);

/// Returns why a proof is refused. If the error is at a position, the result includes the board.
[[nodiscard]] std::string refusal_of(const std::string& path, const solve::proof_error& why);

/// The files of a folder whose names begin with a prefix and end in ".proof".
class proof_folder {
public:
    /// Throws a failure if the folder cannot be read, or if one of the files is not a proof. Does
    /// not check the proofs.
    explicit proof_folder(const std::string& path, std::string_view prefix = "");

    /// Checks all proofs. Throws a failure if a proof is wrong. The result refers to this object.
    [[nodiscard]] std::vector<solve::known_proof> checked() const;

    /// A move of the winner, and a note: `wins by the proof "4x4.proof"`, for example.
    struct winning_move {
        square where;
        std::string note;
    };
    /// Returns the next move of the player who wins by one of the proofs. Checks each proof before
    /// its first move, and throws a failure if the proof is wrong. If no proof applies, returns a
    /// move after which a proof applies to each reply, without checking these proofs. Otherwise,
    /// returns `nullopt`.
    [[nodiscard]] std::optional<winning_move> next_move(const game& g);

private:
    struct file {
        std::string path;
        std::string bytes;
        solve::proven_outcome states;
        std::optional<solve::opened_proof> opened{};
    };

    [[nodiscard]] std::optional<square> move_with_proven_replies(const game& g) const;

    std::vector<file> files_{};
};

/// Returns the folder of an option, or `nullopt` if the option is not given.
[[nodiscard]] std::optional<proof_folder> proofs_in(const std::string& path);
/// Returns the proofs for these rules that are installed with the program, or `nullopt` if there
/// are none. They prove wins of the first player. Throws a failure if they cannot be read.
[[nodiscard]] std::optional<proof_folder> installed_proofs(const rules& r);

}  // namespace inarow::app
