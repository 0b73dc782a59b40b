// SPDX-License-Identifier: BSL-1.0
import { chooseLanguage, type Language, languages, texts } from "./texts";

/// Each language by its own name.
export function LanguageMenu() {
  return (
    <label class="language">
      <span>{texts.page.language}</span>
      <select
        value={document.documentElement.lang}
        onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
