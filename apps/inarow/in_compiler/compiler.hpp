// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/process.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// A C++ compiler, and where it finds inarow's headers.
class compiler {
public:
    /// The one with that name, or the first that is there. Throws a failure when there is none,
    /// or when the headers are not found.
    explicit compiler(const std::string& name);

    [[nodiscard]] const std::string& name() const { return name_; }

    /// Reads a program, only to find out whether and why it does not compile.
    [[nodiscard]] platform::finished_process check(std::string_view program) const;
    /// Compiles a program to assembly, which is then `out`.
    [[nodiscard]] platform::finished_process assemble(std::string_view program) const;

    /// What to say when it did something else than it should: its first lines, and which
    /// compilers would do.
    [[nodiscard]] std::string complaint(const platform::finished_process& ran) const;

private:
    [[nodiscard]] platform::finished_process compile(const std::vector<std::string>& how,
                                                     std::string_view program) const;

    std::string name_;
    std::string include_;
};

}  // namespace inarow::app
