// SPDX-License-Identifier: BSL-1.0
declare module "virtual:compiler-files" {
  /// The folder of the compiler, relative to the page.
  export const folder: string;
  /// The size in bytes of each of its files, as transferred.
  export const sizes: Readonly<Record<string, number>>;
  /// The public names of inarow, such as "play" and "draw::board".
  export const publicNames: readonly string[];
}

/// plugins/display_face.ts
declare module "virtual:display-face" {
  const url: string;
  export default url;
}
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { readonly targetFormat: "woff2" },
  ): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "virtual:lessons" {
  export const lessons: readonly {
    readonly title: string;
    readonly example: string;
    readonly introduction: string;
    readonly task: string;
    readonly answer: string;
  }[];
}

/// plugins/embedded_files.ts
declare module "*?embedded" {
  const text: string;
  export default text;
}

/// The build; plugins/service_worker.ts replaces this name.
declare const __BUILD__: {
  readonly version: string;
  readonly compilerVersion: string;
  readonly stored: readonly string[];
  readonly storedLater: readonly string[];
};
