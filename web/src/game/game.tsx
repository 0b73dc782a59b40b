// SPDX-License-Identifier: BSL-1.0
export function Game() {
  return <h1>inarow</h1>;
}
