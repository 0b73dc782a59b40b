// SPDX-License-Identifier: BSL-1.0
/// A stone, told from the other player's by its shape as well as by its colour.
export function Stone({ mark, drops }: { mark: "X" | "O"; drops: boolean }) {
  const side = mark === "X" ? "first" : "second";
  return (
    <svg class={`stone ${side} ${drops ? "disc" : "sign"}`} viewBox="0 0 40 40" aria-hidden="true">
      {drops && <circle class="body" cx="20" cy="20" r="15.5" />}
      {mark === "X" ? (
        <path class="shape" d={drops ? "M14 14l12 12m0-12l-12 12" : "M10 10l20 20m0-20l-20 20"} />
      ) : (
        <circle class="shape" cx="20" cy="20" r={drops ? 7 : 11} />
      )}
    </svg>
  );
}
