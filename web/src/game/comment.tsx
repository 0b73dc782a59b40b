// SPDX-License-Identifier: BSL-1.0
import { useId } from "preact/hooks";

import type { View } from "../engine/view";
import { texts } from "../language/texts";

interface Props {
  readonly view: View;
  readonly dispatch: (action: string) => void;
}

/// The comment on the position that is shown. It is kept when the field is left.
export function Comment({ view, dispatch }: Props) {
  const id = useId();
  return (
    <div class="comment">
      <label for={id} class="visually-hidden">
        {texts.moves.comment}
      </label>
      <textarea
        id={id}
        key={view.shown_game}
        rows={view.comment === "" ? 1 : 3}
        placeholder={texts.moves.comment}
        value={view.comment}
        onChange={(event) => dispatch(`comment ${event.currentTarget.value}`)}
      />
    </div>
  );
}
