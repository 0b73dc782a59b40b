// SPDX-License-Identifier: BSL-1.0
import { render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { loadDisplayFace } from "./display_face";
import { createServices, type Services } from "./engine/services";
import { ErrorBoundary } from "./error_boundary";
import { Game } from "./game/game";
import { ignoreClicksAfterReplacement } from "./game/repeated";
import { LanguageMenu } from "./language/menu";
import { chosenLanguage, loadTexts, texts } from "./language/texts";
import { Lazy } from "./lazy";
import { currentRoute, linkTarget, type Route, rememberHash } from "./route";
import { NewVersionNotice } from "./service_worker_notice";
import { waitForServiceWorker } from "./service_worker_registration";
import "./style.css";
import { ThemeSwitch } from "./theme";

function useRoute(): Route {
  const [route, setRoute] = useState(currentRoute);
  // Before the next event: an address that follows the first view at once is not lost.
  useLayoutEffect(() => {
    const update = () => setRoute(currentRoute());
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  useEffect(() => {
    document.title = texts.page.titles[route];
  }, [route]);
  return route;
}

interface NavLinkProps {
  readonly route: Route;
  readonly current: Route;
  readonly children: string;
}

function NavLink({ route, current, children }: NavLinkProps) {
  return (
    <a
      href={route === "game" ? "#" : `#${route}`}
      aria-current={route === current ? "page" : undefined}
      onClick={(event) => {
        rememberHash(location.hash);
        event.currentTarget.setAttribute("href", linkTarget(route));
      }}
    >
      {children}
    </a>
  );
}

function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="8" cy="8" r="3.4" class="second" />
      <circle cx="24" cy="24" r="3.4" class="second" />
      <path
        d="M4.6 20.6l6.8 6.8M4.6 27.4L27.4 4.6M12.6 12.6l6.8 6.8M20.6 4.6l6.8 6.8"
        class="first"
      />
    </svg>
  );
}

function Header({ route }: { route: Route }) {
  return (
    <header class="site-header">
      <a class="site-name display" href="./#" aria-label={texts.page.home}>
        <Logo />
        inarow
      </a>
      <nav aria-label={texts.page.pages}>
        <NavLink route="game" current={route}>
          {texts.page.play}
        </NavLink>
        <NavLink route="puzzles" current={route}>
          {texts.page.puzzles}
        </NavLink>
        <NavLink route="playground" current={route}>
          {texts.page.playground}
        </NavLink>
      </nav>
      <ThemeSwitch />
    </header>
  );
}

/// The gallery is for those who look at compiler errors.
function Footer({ route }: { route: Route }) {
  return (
    <footer class="site-footer">
      {route === "playground" && (
        <a href="./gallery.html" hreflang="en">
          {texts.page.gallery}
        </a>
      )}
      <LanguageMenu />
    </footer>
  );
}

async function loadPlayground() {
  await waitForServiceWorker();
  // The compiler takes longer to start than the editor.
  const startCompiler = async () => (await import("./playground/compiler_client")).compiler.start();
  const [{ Playground }] = await Promise.all([import("./playground/playground"), startCompiler()]);
  return Playground;
}

const loadStrategy = async () => (await import("./strategy/strategy")).Strategy;
const loadPuzzles = async () => (await import("./puzzles/puzzles")).Puzzles;

/// The routes that are loaded when they are first shown.
const laterRoutes = [
  ["puzzles", loadPuzzles],
  ["strategy", loadStrategy],
  ["playground", loadPlayground],
] as const;

/// The fragment of the address is the route: a link to a part of the page must not change it.
function skipToContent(event: Event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/// A route stays rendered once it was shown: its game goes on, and its compiler stays loaded.
function App({ services }: { services: Services }) {
  const route = useRoute();
  const [shownRoutes] = useState(() => new Set<Route>());
  shownRoutes.add(route);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to the content, without a change of address */}
      <a class="skip-link" href="#main" onClick={skipToContent}>
        {texts.page.skip}
      </a>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        {shownRoutes.has("game") && (
          <div hidden={route !== "game"}>
            <ErrorBoundary>
              <Game services={services} />
            </ErrorBoundary>
          </div>
        )}
        {laterRoutes.map(
          ([name, load]) =>
            shownRoutes.has(name) && (
              <div key={name} hidden={route !== name}>
                <ErrorBoundary>
                  <Lazy name={texts.loading.names[name]} load={load} props={{ services }} />
                </ErrorBoundary>
              </div>
            ),
        )}
      </main>
      <NewVersionNotice />
      <Footer route={route} />
    </>
  );
}

addEventListener("hashchange", (event) => rememberHash(new URL(event.oldURL).hash));
async function start(root: HTMLElement) {
  const translation = await loadTexts(chosenLanguage());
  render(
    <ErrorBoundary>
      <App services={createServices(translation)} />
    </ErrorBoundary>,
    root,
  );
}
const root = document.getElementById("root");
if (root) void start(root);
ignoreClicksAfterReplacement();
loadDisplayFace();
