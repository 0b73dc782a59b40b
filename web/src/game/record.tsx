// SPDX-License-Identifier: BSL-1.0
import type { View } from "../engine/view";
import { texts } from "../language/texts";
import { describe } from "./actions";
import { playerName } from "./player_name";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

/// The names of the players, and what else a record says of the whole game.
export function About({ view, dispatch }: Props) {
  const fields = [
    ["first", playerName(view, "first")],
    ["second", playerName(view, "second")],
    ["event", texts.moves.event],
    ["date", texts.moves.date],
    ["result", texts.moves.result],
  ] as const;
  return (
    <div class="about">
      {fields.map(([name, label]) => (
        <label key={name} class="small">
          <span>{label}</span>
          <input
            type="text"
            value={view.about[name]}
            onChange={(event) => dispatch(describe(name, event.currentTarget.value))}
          />
        </label>
      ))}
    </div>
  );
}
