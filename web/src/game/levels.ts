// SPDX-License-Identifier: BSL-1.0
import { texts } from "../language/texts";
import type { Option } from "./fields";

/// The levels of solve::level.
export const minLevel = 1;
export const maxLevel = 8;

const names = (): Readonly<Record<number, string>> => {
  const { beginner, casual, strong, best } = texts.levels;
  return { [minLevel]: beginner, 3: casual, 5: strong, [maxLevel]: best };
};
export const namedLevels: readonly number[] = [minLevel, 3, 5, maxLevel];

/// "Level 4", or the name of a level that has one.
export const levelName = (level: number): string => names()[level] ?? texts.levels.level(level);

export const levelOptions = (): readonly Option[] =>
  Array.from({ length: maxLevel }, (_, i) => {
    const level = i + minLevel;
    const name = names()[level];
    return { value: `${level}`, title: name ? texts.levels.option(level, name) : `${level}` };
  });
