// SPDX-License-Identifier: BSL-1.0
import { useState } from "preact/hooks";

import { texts } from "./language/texts";
import { readStorage, writeStorage } from "./storage";
import { storageKey, themes } from "./stored_theme";

type Theme = (typeof themes)[number];

const iconPaths: Record<Theme, string> = {
  system: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z",
  light:
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M12 2.5v2 M12 19.5v2 M2.5 12h2 M19.5 12h2 M5.3 5.3l1.4 1.4 M17.3 17.3l1.4 1.4 M5.3 18.7l1.4-1.4 M17.3 6.7l1.4-1.4",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
};

function storedTheme(): Theme {
  const stored = readStorage(storageKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeStorage(storageKey, theme === "system" ? undefined : theme);
}

export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  const { themes: names, theme: title, switchTheme: label } = texts.page;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const switchTheme = () => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      class="plain icon-button theme-switch"
      onClick={switchTheme}
      aria-label={label(names[theme], names[next])}
      title={title(names[theme])}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
        <path d={iconPaths[theme]} />
        {theme === "system" && <path class="filled" d="M12 4a8 8 0 0 1 0 16z" />}
      </svg>
    </button>
  );
}
