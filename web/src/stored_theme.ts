// SPDX-License-Identifier: BSL-1.0
/// The themes, and the name under which the browser keeps the chosen one; "system" is not kept.
export const themes = ["system", "light", "dark"] as const;
export const storageKey = "inarow.theme";
