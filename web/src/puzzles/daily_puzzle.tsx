// SPDX-License-Identifier: BSL-1.0
import { streakOf } from "./daily";

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
    <section class="card" aria-label="Puzzle of the day">
      <h2>Puzzle of the day</h2>
      <p class="small">
        {isSolved ? "Solved. The next one comes tomorrow." : "A new puzzle each day."}
        {streak > 0 && ` ${streak} ${streak === 1 ? "day" : "days in a row"}.`}
      </p>
      {!isShown && (
        <button type="button" class={isSolved ? "" : "primary"} onClick={show}>
          {isSolved ? "Show it" : "Solve it"}
        </button>
      )}
    </section>
  );
}
