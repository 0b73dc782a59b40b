// SPDX-License-Identifier: BSL-1.0
import { useEffect, useRef, useState } from "preact/hooks";

import type { Starter, View } from "../engine/view";
import { texts } from "../language/texts";
import { Lazy } from "../lazy";
import "./chooser.css";
import { SegmentedField } from "./fields";
import { levelName, maxLevel, namedLevels } from "./levels";
import { MiniBoard } from "./mini_board";
import type { Opponent } from "./opponent";
import { formatRules, gameTitle, initialRules } from "./settings";
import type { GameStore } from "./store";
import { Welcome } from "./welcome";

const maxRecentGames = 6;

/// The rules that have a card, with the position of their picture.
const cards = [
  { rules: "tic-tac-toe", picture: "rules=3x3/3&moves=b2,c3,a1,c1,c2" },
  { rules: "connect-four", picture: "rules=7x6/4/drop&moves=4435352623614" },
  { rules: "gomoku", picture: "rules=11x11/5&moves=f6,g7,f7,f5,g6,e6,h5,e8,e7,d7" },
] as const;
/// The other rules that have a name.
const variants = ["gomoku/exactly", "tic-tac-toe/misere"] as const;

/// Levels with a name, the one that was chosen in a game if it has none, and a person.
function opponentsWith(current: Opponent): readonly { value: Opponent; title: string }[] {
  const levels = new Set(namedLevels);
  if (typeof current === "number") levels.add(current);
  const sorted = [...levels].sort((a, b) => a - b);
  return [
    ...sorted.map((level) => ({ value: level, title: levelName(level) })),
    { value: "person", title: texts.chooser.person },
    { value: "friend", title: texts.chooser.friend },
  ];
}

const opponentHelp = (opponent: Opponent, starter: Starter) =>
  opponent === "person"
    ? texts.chooser.personHelp
    : opponent === "friend"
      ? texts.chooser.friendHelp
      : `${texts.chooser.levelHelp(opponent, maxLevel)} ${texts.chooser.starters[starter]}`;

interface OwnGameProps {
  readonly store: GameStore;
  readonly start: (rules: string) => void;
}

const loadOwnRules = async () => (await import("./own_rules")).OwnRules;

/// Rules of one's own, which are chosen once it is open.
function OwnGame(props: OwnGameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [picture] = useState(() => props.store.previewRules(formatRules(initialRules)));
  return (
    <details class="own-game card" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {!isOpen && <MiniBoard view={picture} />}
        <b>{texts.chooser.own}</b>
        <span class="small muted">{texts.chooser.ownSummary}</span>
      </summary>
      {isOpen && <Lazy name={texts.loading.names.ownRules} load={loadOwnRules} props={props} />}
    </details>
  );
}

/// The games that others have replaced; a click opens one.
function RecentGames({ store, games }: { store: GameStore; games: readonly View[] }) {
  if (games.length === 0) return null;
  return (
    <section class="recent-games" aria-labelledby="recent-games">
      <h2 id="recent-games">{texts.chooser.recent}</h2>
      <div class="recent-list">
        {games.map((game) => (
          <button
            key={game.state}
            type="button"
            class="card recent-game"
            onClick={() => store.open(game.state)}
          >
            <MiniBoard view={game} />
            <span>
              <b>{gameTitle(game)}</b>
              <span class="small muted">
                {texts.chooser.recentGame(game.status_line, game.moves.length)}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

/// The first view, and that of a new game: a card for each game; one tap starts it.
export function Chooser({ store }: { store: GameStore }) {
  const { notice } = store.snapshot;
  const [initialOpponent] = useState(() => store.opponent());
  const [opponent, setOpponent] = useState(initialOpponent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [games] = useState(() => store.recentGames().slice(0, maxRecentGames));
  const start = (rules: string) => store.newGame(rules, opponent);
  const hasPlayed = store.snapshot.view.moves.length > 0 || games.length > 0;
  const opponentField = (
    <SegmentedField
      legend={texts.chooser.opponent}
      options={opponentsWith(initialOpponent)}
      value={opponent}
      onChange={setOpponent}
      help={opponentHelp(opponent, store.snapshot.view.starter)}
    />
  );
  return (
    <div class="chooser">
      <div class="heading">
        <h1 ref={heading} tabIndex={-1}>
          {texts.chooser.choose}
        </h1>
        {store.snapshot.view.is_started && store.snapshot.view.moves.length > 0 && (
          <button type="button" onClick={() => store.endChoosing()}>
            {texts.chooser.back}
          </button>
        )}
      </div>
      {!hasPlayed && <p>{texts.chooser.what}</p>}
      {hasPlayed ? (
        opponentField
      ) : (
        <Welcome store={store} start={start}>
          {opponentField}
        </Welcome>
      )}
      <div role="alert">{notice !== undefined && <p class="notice">{notice}</p>}</div>
      <div class="game-cards">
        {cards.map(({ rules, picture }) => (
          <button key={rules} type="button" class="game-card card" onClick={() => start(rules)}>
            <MiniBoard view={store.preview(picture)} />
            <b>{texts.rules.named[rules]}</b>
            <span class="small muted">{texts.chooser.summaries[rules]}</span>
          </button>
        ))}
        <OwnGame store={store} start={start} />
      </div>
      <p class="variants">
        <span class="muted">{texts.chooser.variants}</span>
        {variants.map((value) => (
          <button key={value} type="button" onClick={() => start(value)}>
            {texts.rules.named[value]}
          </button>
        ))}
      </p>
      <RecentGames store={store} games={games} />
    </div>
  );
}
