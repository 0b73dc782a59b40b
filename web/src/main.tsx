// SPDX-License-Identifier: BSL-1.0
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Game } from "./game/game";
import { Later } from "./later";
import { keptOffline, workOffline } from "./offline";
import "./style.css";
import { ThemeSwitch } from "./theme";
import { currentView, leave, type View, wayTo } from "./view";

const titles: Record<View, string> = {
  game: "inarow: k in a row",
  playground: "inarow: the compiler's playground",
};

function useView(): View {
  const [view, setView] = useState(currentView);
  useEffect(() => {
    const look = () => setView(currentView());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    document.title = titles[view];
  }, [view]);
  return view;
}

function WayTo({ view, shown, children }: { view: View; shown: View; children: string }) {
  return (
    <a
      href={view === "game" ? "#" : "#playground"}
      aria-current={view === shown ? "page" : undefined}
      onClick={(event) => {
        leave(location.hash);
        event.currentTarget.setAttribute("href", wayTo(view));
      }}
    >
      {children}
    </a>
  );
}

function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="8" cy="8" r="3.4" class="second" />
      <circle cx="24" cy="24" r="3.4" class="second" />
      <path d="M4.6 20.6l6.8 6.8M4.6 27.4L27.4 4.6M12.6 12.6l6.8 6.8M20.6 4.6l6.8 6.8" class="first" />
    </svg>
  );
}

function Header({ view }: { view: View }) {
  return (
    <header class="top">
      <p class="name">
        <Mark />
        inarow
      </p>
      <nav aria-label="Views">
        <WayTo view="game" shown={view}>
          Play
        </WayTo>
        <WayTo view="playground" shown={view}>
          Playground
        </WayTo>
      </nav>
      <ThemeSwitch />
    </header>
  );
}

async function playground() {
  await keptOffline();
  return (await import("./playground/playground")).Playground;
}

/// A view stays once it was shown: a game goes on, and a compiler need not be fetched again.
function Page() {
  const view = useView();
  const [opened] = useState(() => new Set<View>());
  opened.add(view);
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <Header view={view} />
      <main id="main" tabIndex={-1}>
        {opened.has("game") && (
          <div class="view" hidden={view !== "game"}>
            <Game />
          </div>
        )}
        {opened.has("playground") && (
          <div class="view" hidden={view !== "playground"}>
            <Later what="the playground" load={playground} />
          </div>
        )}
      </main>
    </>
  );
}

/// The address says which view is shown: a link to a part of the page must not change it.
function skip(event: Event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

addEventListener("hashchange", (event) => leave(new URL(event.oldURL).hash));
workOffline();
const page = document.getElementById("page");
if (page) render(<Page />, page);
