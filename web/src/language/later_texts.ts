// SPDX-License-Identifier: BSL-1.0
import english from "./en_later";
import { type LaterTexts, translatedLater } from "./texts";

/// The texts of the parts of the page that are loaded later. When the first of them is, the language is
/// known.
export const laterTexts: LaterTexts = translatedLater ?? english;
