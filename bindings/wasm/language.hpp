// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/translation.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace inarow::wasm {

/// The language in which an engine writes: English, until a page sets another language.
template <class Phrases>
class language {
public:
    [[nodiscard]] const Phrases& texts() const { return texts_ ? *texts_ : ui::english<Phrases>; }
    /// Sets the language, given the text of a translation. An empty text stands for English.
    /// Returns an empty text or, if the translation cannot be read, the reason. The engine then
    /// writes English.
    [[nodiscard]] std::string set(std::string translation) {
        texts_.reset();
        if (translation.empty()) return {};
        translation_ = (std::move)(translation);
        texts_ = ui::english<Phrases>;
        return ui::translate(translation_, *texts_);
    }

private:
    std::string translation_{};  ///< contains the characters of the phrases
    std::optional<Phrases> texts_{};
};

}  // namespace inarow::wasm
