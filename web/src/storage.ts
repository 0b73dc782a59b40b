// SPDX-License-Identifier: BSL-1.0
/// What the browser keeps; nothing, where it keeps nothing for us.
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/// Keeps a text, or forgets what was kept; whether it could.
export function keep(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
