// SPDX-License-Identifier: BSL-1.0
import { texts } from "../language/texts";
import type { Option } from "./fields";

/// The levels of solve::level.
export const minLevel = 1;
export const maxLevel = 8;

/// "Level 3", "Beginner" or "Best".
export function levelName(level: number): string {
  if (level === minLevel) return texts.levels.beginner;
  return level === maxLevel ? texts.levels.best : texts.levels.level(level);
}

export const levelOptions = (): readonly Option[] =>
  Array.from({ length: maxLevel }, (_, i) => {
    const level = i + minLevel;
    const isNamed = level === minLevel || level === maxLevel;
    const title = isNamed ? texts.levels.option(level, levelName(level)) : `${level}`;
    return { value: `${level}`, title };
  });
