// SPDX-License-Identifier: BSL-1.0
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { buildFolder } from "./native_engine.ts";

const webFolder = fileURLToPath(new URL("../..", import.meta.url));

/// A JSON text and the name of its type in src/engine/view.ts.
export interface TypedJson {
  readonly type:
    | "View"
    | "Hints"
    | "Review"
    | "Choice"
    | "Explanation"
    | "Continuations"
    | "PositionEditor";
  readonly json: string;
}

/// Makes optional keys required, so that a key that is never written is an error.
const completeType = `type Complete<T> = T extends readonly unknown[]
  ? { [Key in keyof T]: Complete<T[Key]> }
  : T extends object ? { [Key in keyof T]-?: Complete<T[Key]> } : T;`;

const maxErrors = 20;

/// Has the TypeScript compiler check JSON texts against their types, as object literals: there a
/// missing, an unknown or a repeated key is an error, and so is a value of another type. Returns the
/// compiler's errors, and one for each of the `invalid` texts in which it finds none.
export function checkTypes(
  valid: readonly TypedJson[],
  invalid: readonly TypedJson[] = [],
): readonly string[] {
  const folder = join(buildFolder, "view_types");
  mkdirSync(folder, { recursive: true });
  const source = [
    `import type { Choice, Continuations, Explanation, Hints, PositionEditor, Review, View } from "${webFolder}src/engine/view.ts";`,
    completeType,
    ...valid.map(({ type, json }, i) => `export const valid${i}: Complete<${type}> = ${json};`),
    ...invalid.map(
      ({ type, json }, i) =>
        `// @ts-expect-error\nexport const invalid${i}: Complete<${type}> = ${json};`,
    ),
  ];
  writeFileSync(join(folder, "values.ts"), `${source.join("\n")}\n`);
  const config = {
    extends: join(webFolder, "tsconfig.json"),
    compilerOptions: { types: [] },
    include: ["values.ts"],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(webFolder, "node_modules/.bin/tsc");
  const { stdout, stderr, error } = spawnSync(compiler, ["--pretty", "false", "-p", folder], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  const errors = `${stdout}${stderr}`.split("\n").filter((line) => line !== "");
  return errors.slice(0, maxErrors);
}
