// SPDX-License-Identifier: BSL-1.0
import { useState } from "preact/hooks";

import { kept, keep } from "./storage";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const key = "inarow.theme";

const pictures: Record<Theme, string> = {
  system: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
  light:
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M12 2.5v2 M12 19.5v2 M2.5 12h2 M19.5 12h2 M5.3 5.3l1.4 1.4 M17.3 17.3l1.4 1.4 M5.3 18.7l1.4-1.4 M17.3 6.7l1.4-1.4",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
};

function chosen(): Theme {
  const theme = kept(key);
  return themes.find((each) => each === theme) ?? "system";
}

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(key, theme === "system" ? undefined : theme);
}

export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosen);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const turn = () => {
    apply(next);
    setTheme(next);
  };
  const name = theme === "system" ? "as the system" : theme;
  return (
    <button
      type="button"
      class="plain icon theme"
      onClick={turn}
      aria-label={`Colours: ${name}. Change to ${next === "system" ? "those of the system" : next}.`}
      title={`Colours: ${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class={`picture ${theme}`}>
        <path d={pictures[theme]} />
        {theme === "system" && <path class="filled" d="M12 4a8 8 0 0 1 0 16z" />}
      </svg>
    </button>
  );
}
