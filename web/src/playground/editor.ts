// SPDX-License-Identifier: BSL-1.0
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

import { indexInLine, placeIn, type Problem } from "./diagnostics";
import { programFile } from "./messages";

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.character], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool], color: "var(--code-number)" },
  { tag: [tags.typeName, tags.namespace], color: "var(--code-type)" },
  { tag: [tags.processingInstruction, tags.meta], color: "var(--code-meta)" },
]);

/// A problem drawn as the compiler says it: the sentence, and the board below.
function drawnProblem({ sentence, board }: Problem): Node {
  const whole = document.createElement("div");
  const said = document.createElement("p");
  said.textContent = sentence;
  whole.append(said);
  if (board !== "") {
    const picture = document.createElement("pre");
    picture.textContent = board;
    whole.append(picture);
  }
  return whole;
}

/// What is marked: what clang underlines; from where it only points, the rest of the statement.
function marked(text: Text, problem: Problem): Diagnostic | undefined {
  const place = placeIn(problem, programFile);
  if (!place || place.line > text.lines) return undefined;
  const line = text.line(place.line);
  const from = indexInLine(line.text, place.column);
  const rest = line.text.slice(from).search(/;|\s*$/);
  const length = place.underlined > 1 ? place.underlined : Math.max(rest, 1);
  return {
    from: Math.min(line.from + from, line.to),
    to: Math.min(line.from + from + length, line.to),
    severity: problem.kind,
    message: problem.sentence,
    renderMessage: () => drawnProblem(problem),
  };
}

function extensions(changed: (program: string) => void) {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentOnInput(),
    indentUnit.of("    "),
    bracketMatching(),
    cpp(),
    syntaxHighlighting(colours),
    // Not Tab: it moves on through the page, so that nobody is caught in the editor.
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      "aria-label": "Your program in C++",
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) changed(update.state.doc.toString());
    }),
  ];
}

export class Editor {
  readonly #view: EditorView;
  readonly #changed: (program: string) => void;

  constructor(parent: HTMLElement, program: string, changed: (program: string) => void) {
    this.#changed = changed;
    this.#view = new EditorView({ parent, state: this.#stateOf(program) });
  }

  #stateOf(program: string) {
    return EditorState.create({ doc: program, extensions: extensions(this.#changed) });
  }

  /// Another program, with nothing to undo before it. Says nothing of a change.
  open(program: string) {
    if (this.#view.state.doc.toString() !== program) this.#view.setState(this.#stateOf(program));
  }

  /// Marks where problems are, if the program is still the one they were found in.
  mark(program: string, problems: readonly Problem[]) {
    const { state } = this.#view;
    if (state.doc.toString() !== program) return;
    const marks = problems.flatMap((problem) => marked(state.doc, problem) ?? []);
    this.#view.dispatch(setDiagnostics(state, marks));
  }

  goTo(line: number) {
    const { doc } = this.#view.state;
    const at = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
    this.#view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    this.#view.focus();
  }

  close() {
    this.#view.destroy();
  }
}
