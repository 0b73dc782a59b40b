// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/process.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// A C++ compiler and the location of inarow's headers.
class compiler {
public:
    /// Finds the compiler with the given name. If the name is empty, finds the first of g++,
    /// clang++-22, clang++-19 and c++ that runs. Throws a failure if there is no compiler or the
    /// headers are not found.
    explicit compiler(const std::string& name);

    [[nodiscard]] const std::string& name() const { return name_; }

    /// Checks whether a program compiles. The member `err` of the result contains the errors.
    [[nodiscard]] platform::finished_process check(std::string_view program) const;
    /// Compiles a program. The member `out` of the result contains the assembly listing.
    [[nodiscard]] platform::finished_process assemble(std::string_view program) const;

    /// Returns a message for an unexpected result. It contains the first lines of the compiler's
    /// errors and names the supported compilers.
    [[nodiscard]] std::string complaint(const platform::finished_process& ran) const;

private:
    [[nodiscard]] platform::finished_process compile(const std::vector<std::string>& how,
                                                     std::string_view program) const;

    std::string name_;
    std::string include_;
};

}  // namespace inarow::app
