// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/proof_error.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace inarow::inline v0::solve::detail::proof {

/// Reads the bytes of a proof, and keeps the first error.
class reader {
public:
    using reason = proof_error::reason;

    explicit reader(std::span<const std::byte> bytes) : bytes_{bytes} {}

    [[nodiscard]] bool has_error() const { return error_.has_value(); }
    /// Precondition: has_error().
    [[nodiscard]] const proof_error& error() const { return *error_; }
    /// Sets the error if there is no earlier error. Returns the error, so that the caller can add
    /// details.
    proof_error& refuse(reason why) {
        if (!error_) error_ = {.kind = why, .byte = at_, .number = last_};
        return *error_;
    }

    [[nodiscard]] int version() const { return version_; }
    void set_version(int version) { version_ = version; }

    /// Returns the number of bytes read so far.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// Continues after the given number of bytes.
    void go_to(std::size_t at) { at_ = at; }
    [[nodiscard]] bool is_at_end() const { return at_ == bytes_.size(); }
    [[nodiscard]] std::span<const std::byte> rest() const { return bytes_.subspan(at_); }

    /// Reads one byte. Returns false if there is no byte left.
    [[nodiscard]] bool byte(unsigned& value) {
        if (is_at_end()) return fail(reason::cut_short);
        value = last_ = std::to_integer<unsigned>(bytes_[at_++]);
        return true;
    }
    /// Reads a number below `limit`. Returns whether the bytes contain such a number.
    [[nodiscard]] bool number(unsigned& value,
                              unsigned limit = (std::numeric_limits<unsigned>::max)()) {
        unsigned result = 0;
        for (unsigned i = 0; i < max_number_bytes; ++i) {
            unsigned next = 0;
            if (!byte(next)) return false;
            result |= (next & 127U) << 7 * i;
            if (next >= 128) continue;
            value = last_ = result;
            return result < limit || fail(reason::wrong_number);
        }
        last_ = result;
        return fail(reason::wrong_number);
    }

private:
    bool fail(reason why) {
        refuse(why);
        return false;
    }

    std::span<const std::byte> bytes_;
    std::size_t at_ = 0;
    unsigned last_ = 0;
    int version_ = 0;
    std::optional<proof_error> error_{};
};

}  // namespace inarow::inline v0::solve::detail::proof
