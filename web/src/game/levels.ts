// SPDX-License-Identifier: BSL-1.0
import type { Option } from "./fields";

/// The levels of solve::level.
export const minLevel = 1;
export const maxLevel = 8;

/// "level 3", "beginner" or "best".
export function levelName(level: number): string {
  if (level === minLevel) return "beginner";
  return level === maxLevel ? "best" : `level ${level}`;
}

export const levelOptions: readonly Option[] = Array.from({ length: maxLevel }, (_, i) => {
  const level = i + minLevel;
  const isNamed = level === minLevel || level === maxLevel;
  return { value: `${level}`, title: isNamed ? `${level}, ${levelName(level)}` : `${level}` };
});
