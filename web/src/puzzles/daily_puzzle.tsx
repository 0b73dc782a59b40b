// SPDX-License-Identifier: BSL-1.0
import { laterTexts } from "../language/later_texts";
import { streakOf } from "./daily";

const texts = laterTexts.puzzles;

interface Props {
  readonly days: readonly number[];
  readonly today: number;
  readonly isShown: boolean;
  readonly show: () => void;
}

/// The puzzle of the day: whether it is solved, and for how many days in a row.
export function DailyPuzzle({ days, today, isShown, show }: Props) {
  const streak = streakOf(days, today);
  const isSolved = days.includes(today);
  return (
    <section class="card" aria-label={texts.daily}>
      <h2>{texts.daily}</h2>
      <p class="small">
        {isSolved ? texts.dailySolved : texts.dailyNew}
        {streak > 0 && ` ${texts.streak(streak)}`}
      </p>
      {!isShown && (
        <button type="button" class={isSolved ? "" : "primary"} onClick={show}>
          {isSolved ? texts.showDaily : texts.solveDaily}
        </button>
      )}
    </section>
  );
}
