// SPDX-License-Identifier: BSL-1.0
import url from "virtual:display-face";

/// Of the rules for headings in style.css.
const family = "inarow display";

/// Loads the face of headings when the page is idle: until then, and without it, they have that of
/// the text.
export function loadDisplayFace() {
  const load = async () => {
    const face = new FontFace(family, `url(${url})`, { weight: "600" });
    document.fonts.add(await face.load());
  };
  const start = () => void load().catch(() => undefined);
  addEventListener("load", () => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
    else setTimeout(start, 500);
  });
}
