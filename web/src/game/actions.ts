// SPDX-License-Identifier: BSL-1.0
/// The actions that change a setting of a game, as ui::parse_action reads them.
import type { Player, Starter, View } from "../engine/view";

export const setController = (player: Player, controller: View["first"]) =>
  `${player} ${controller}`;
export const setLevel = (player: Player, level: number) => `${player}-level ${level}`;
export const setStarter = (starter: Starter) => `starter ${starter}`;
export const setRules = (rules: string) => `rules ${rules}`;
export const setHints = (areOn: boolean) => `hints ${areOn ? "on" : "off"}`;
export const describe = (what: keyof View["about"], text: string) => `describe ${what} ${text}`;
