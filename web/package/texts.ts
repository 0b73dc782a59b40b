// SPDX-License-Identifier: BSL-1.0
/// In place of src/language/texts.ts: the element is English, and has only the texts of a board.
export * as texts from "../src/language/en";
