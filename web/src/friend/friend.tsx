// SPDX-License-Identifier: BSL-1.0
import type { RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

import type { View } from "../engine/view";
import { describe } from "../game/actions";
import { review } from "../game/review";
import { otherPlayer, ownPlayer } from "../game/series";
import type { GameStore } from "../game/store";
import { laterTexts } from "../language/later_texts";
import { texts as pageTexts } from "../language/texts";
import { readStorage, writeStorage } from "../storage";
import "./friend.css";
import type { QrCode } from "./qr";
import {
  hasMoved,
  invitation,
  isAtEnd,
  isToSend,
  opensLink,
  scoreSentence,
  sending,
  turnSentence,
} from "./sentences";

interface Props {
  readonly store: GameStore;
  readonly view: View;
}

const texts = laterTexts.friend;
const nameKey = "inarow.name";

/// The own name, which the browser keeps for the next game.
function NameField({ store, view }: Props) {
  const id = useId();
  const own = ownPlayer(view);
  return (
    <div class="field">
      <label for={id}>{texts.yourName}</label>
      <input
        id={id}
        type="text"
        maxLength={40}
        autocomplete="nickname"
        value={view.about[own]}
        onChange={(event) => {
          const name = event.currentTarget.value.trim();
          writeStorage(nameKey, name || undefined);
          store.dispatch(describe(own, name));
        }}
      />
    </div>
  );
}

/// The code is made when the dialog opens: until then, its library is not loaded.
function QrPicture({ link }: { link: string }) {
  const [code, setCode] = useState<QrCode | "too long">();
  useEffect(() => {
    let isShown = true;
    import("./qr").then(
      ({ qrCode }) => isShown && setCode(qrCode(link) ?? "too long"),
      () => isShown && setCode(undefined),
    );
    return () => {
      isShown = false;
    };
  }, [link]);
  if (code === "too long") return <p class="small muted">{texts.tooLong}</p>;
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={texts.qrCode}
      shape-rendering="crispEdges"
    >
      <path d={code?.path} />
    </svg>
  );
}

interface SendProps extends Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onSent: () => void;
}

function SendDialog({ store, view, dialog, onSent }: SendProps) {
  const [status, setStatus] = useState("");
  const link = store.link();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is of another link
  useEffect(() => setStatus(""), [link]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setStatus(texts.copied);
      onSent();
    } catch {
      setStatus(texts.notCopied);
    }
  }
  async function share() {
    try {
      await navigator.share({ text: invitation(view), url: link });
      onSent();
      dialog.current?.close();
    } catch {
      // It was called off: the dialog stays.
    }
  }
  return (
    <>
      <h2 id="send-heading" tabIndex={-1} autofocus>
        {sending(view)}
      </h2>
      <p class="small muted">{opensLink(view)}</p>
      <NameField store={store} view={view} />
      <div class="field">
        <label for="sent-link">{laterTexts.share.link}</label>
        <input
          id="sent-link"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div class="buttons">
        {"share" in navigator && (
          <button type="button" class="primary" onClick={share}>
            {texts.share}
          </button>
        )}
        <button type="button" class={"share" in navigator ? "" : "primary"} onClick={copy}>
          {laterTexts.share.copyLink}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {pageTexts.game.close}
        </button>
      </div>
      <p class="small" role="status">
        {status}
      </p>
      <QrPicture link={link} />
    </>
  );
}

/// For a button that goes when it is pressed.
const focusBoard = () =>
  document.querySelector<HTMLElement>(".game [role=gridcell][tabindex='0']")?.focus();

/// A game in turns by link: whose turn it is, the score, and the link for the next move.
export function Friend({ store, view }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openings, setOpenings] = useState(0);
  const [sent, setSent] = useState("");
  // A status is announced when it changes, not when it appears.
  const [sentence, setSentence] = useState("");
  const said = turnSentence(view);
  useEffect(() => setSentence(said), [said]);
  const own = ownPlayer(view);
  const hasToSend = isToSend(view);
  useEffect(() => {
    const name = readStorage(nameKey);
    if (hasToSend && name !== undefined && view.about[own] === "")
      store.dispatch(describe(own, name));
  }, [hasToSend, view, own, store]);

  // Its heading has the focus: the dialog opens with its content.
  useEffect(() => {
    if (openings > 0) dialog.current?.showModal();
  }, [openings]);
  // The friend's next move can arrive while the dialog is open.
  useEffect(() => {
    if (!hasToSend) dialog.current?.close();
  }, [hasToSend]);
  function takeBack() {
    store.dispatch(`jump ${view.moves.length - 1}`);
    store.dispatch("resume");
    focusBoard();
  }
  function rematch() {
    const { about } = view;
    const other = otherPlayer(view);
    store.rematch();
    store.dispatch(describe(other, about[own]));
    store.dispatch(describe(own, about[other]));
    if (view.has_hints) store.setHints(false);
    focusBoard();
  }
  const score = scoreSentence(view);
  return (
    <section class="friend" aria-label={texts.section}>
      <p class="friend-turn" role="status">
        {sentence}
      </p>
      {score !== "" && <p class="small muted">{score}</p>}
      <div class="buttons">
        {hasToSend && (
          <button type="button" class="primary" onClick={() => setOpenings(openings + 1)}>
            {sending(view)}
          </button>
        )}
        {hasToSend && hasMoved(view) && sent !== view.whole_game && (
          <button type="button" onClick={takeBack}>
            {texts.takeBack}
          </button>
        )}
        {!isAtEnd(view) && (
          <button type="button" onClick={() => store.dispatch(`jump ${view.moves.length}`)}>
            {texts.showLast}
          </button>
        )}
        {view.is_over && !hasToSend && (
          <button type="button" class="primary" onClick={rematch}>
            {pageTexts.game.rematch}
          </button>
        )}
        {view.is_over && (
          <button type="button" onClick={() => review(store)}>
            {pageTexts.game.review}
          </button>
        )}
      </div>
      <dialog ref={dialog} class="send card" aria-labelledby="send-heading">
        {openings > 0 && hasToSend && (
          <SendDialog
            store={store}
            view={view}
            dialog={dialog}
            onSent={() => setSent(view.whole_game)}
          />
        )}
      </dialog>
    </section>
  );
}
