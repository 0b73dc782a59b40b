// SPDX-License-Identifier: BSL-1.0
import type { Option } from "./fields";

/// The levels of solve::level.
export const minLevel = 1;
export const maxLevel = 8;

/// "Level 3", "Beginner" or "Best".
export function levelName(level: number): string {
  if (level === minLevel) return "Beginner";
  return level === maxLevel ? "Best" : `Level ${level}`;
}

export const levelOptions: readonly Option[] = Array.from({ length: maxLevel }, (_, i) => {
  const level = i + minLevel;
  const isNamed = level === minLevel || level === maxLevel;
  return {
    value: `${level}`,
    title: isNamed ? `${level}, ${levelName(level).toLowerCase()}` : `${level}`,
  };
});
