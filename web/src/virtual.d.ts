// SPDX-License-Identifier: BSL-1.0
declare module "virtual:compiler-files" {
  /// Where the compiler is, from the page.
  export const folder: string;
  /// How many bytes each of its files is on the way here.
  export const sizes: Readonly<Record<string, number>>;
}

/// What was built: the plug-in for the service worker writes it into that.
declare const __BUILT__: {
  readonly version: string;
  readonly compiler: string;
  readonly firstLoad: readonly string[];
};
