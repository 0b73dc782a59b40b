// SPDX-License-Identifier: BSL-1.0
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

import { texts } from "../language/texts";
import { type Tab, tabs } from "./snapshot";

export const panelId = "game-panel";
const tabId = (tab: Tab) => `${tab}-tab`;

interface Props {
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly children: ComponentChildren;
}

/// The tabs of a game, and the panel of the one that is shown. The arrow keys show the next.
export function GameTabs({ tab: shown, show, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = tabs.indexOf(shown);
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (tab === undefined) return;
    // Elsewhere these keys undo and redo moves.
    event.preventDefault();
    event.stopPropagation();
    show(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  }
  return (
    <section class="card game-tabs">
      <div
        ref={list}
        role="tablist"
        class="tabs"
        aria-label={texts.game.tabs.label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === shown}
            aria-controls={panelId}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
          >
            {texts.game.tabs[tab]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        class="panel"
        aria-labelledby={tabId(shown)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it begins with text
        tabIndex={0}
      >
        {children}
      </div>
    </section>
  );
}
