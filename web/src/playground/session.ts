// SPDX-License-Identifier: BSL-1.0
import { keep, kept } from "../storage";
import { type Example, examples } from "./examples";
import { isProgram, packed, partsOf, unpacked } from "./kept";

const key = "inarow.playground";

/// What to begin with, and what could not be used, in a sentence.
export interface Beginning {
  readonly program: string;
  readonly notice?: string;
}

const first = (): Example => {
  const [example] = examples;
  if (!example) throw new Error("there are no examples");
  return example;
};

/// The program the browser has kept, or else the first example.
function fromBrowser(): Beginning {
  const text = kept(key);
  if (text === undefined) return { program: first().program };
  if (isProgram(text)) return { program: text };
  return {
    program: first().program,
    notice: "What this browser had kept of the playground is not the text of a program: here is the first example.",
  };
}

/// What a link asks for goes before what the browser has kept.
export async function beginning(hash: string): Promise<Beginning> {
  const { code, example } = partsOf(hash);
  if (example !== undefined) {
    const named = examples.find(({ name }) => name === example);
    if (named) return { program: named.program };
    return { ...fromBrowser(), notice: "The link names an example that there is not: choose one from the list." };
  }
  if (code === undefined) return fromBrowser();
  try {
    return { program: await unpacked(code) };
  } catch {
    return { ...fromBrowser(), notice: "The program in the link cannot be read, perhaps because the link was cut: here is your last one." };
  }
}

/// Keeps a program in the address and in the browser.
export async function remember(program: string) {
  keep(key, program);
  const example = examples.find((each) => each.program === program);
  const hash = example ? `#playground&example=${example.name}` : `#playground&code=${await packed(program)}`;
  if (location.hash.startsWith("#playground")) history.replaceState(history.state, "", hash);
}
