// SPDX-License-Identifier: BSL-1.0
import { encode } from "uqr";

/// The dark squares of a QR code as a path, with the margin of four squares that readers need.
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/// Undefined if the text is too long for any QR code.
export function qrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: "L", border: 4 });
    const squares = data.flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")),
    );
    return { size, path: squares.join("") };
  } catch {
    return undefined;
  }
}
