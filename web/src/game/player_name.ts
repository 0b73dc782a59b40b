// SPDX-License-Identifier: BSL-1.0
import type { Player, View } from "../engine/view";

export const playerName = (view: View, player: Player) =>
  view.player_names[player === "first" ? 0 : 1];
