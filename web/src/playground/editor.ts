// SPDX-License-Identifier: BSL-1.0

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, undo } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Text } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { laterTexts } from "../language/later_texts";
import { programFile } from "./compiler_protocol";
import { boardTooltip, completionSource, type KnownGames } from "./completion";
import { type Diagnostic, findLocation, indexOfColumn } from "./diagnostics";
import type { TextChange } from "./program_edit";

const texts = laterTexts.playground;

const highlightStyle = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.character], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool], color: "var(--code-number)" },
  { tag: [tags.typeName, tags.namespace], color: "var(--code-type)" },
  { tag: [tags.processingInstruction, tags.meta], color: "var(--code-meta)" },
]);

/// The message of a diagnostic, and the board below.
function renderMessage({ message, board }: Diagnostic): Node {
  const element = document.createElement("div");
  element.lang = "en";
  const paragraph = document.createElement("p");
  paragraph.textContent = message;
  element.append(paragraph);
  if (board !== "") {
    const drawing = document.createElement("pre");
    drawing.textContent = board;
    element.append(drawing);
  }
  return element;
}

/// The mark of a diagnostic in the text: what clang underlines; if it only points, the rest of the
/// statement.
function makeMark(text: Text, diagnostic: Diagnostic): Mark | undefined {
  const location = findLocation(diagnostic, programFile);
  if (!location || location.line > text.lines) return undefined;
  const line = text.line(location.line);
  const begin = indexOfColumn(line.text, location.column);
  const restLength = line.text.slice(begin).search(/;|\s*$/);
  const length = location.underlineLength > 1 ? location.underlineLength : Math.max(restLength, 1);
  return {
    from: Math.min(line.from + begin, line.to),
    to: Math.min(line.from + begin + length, line.to),
    severity: diagnostic.kind,
    message: diagnostic.message,
    renderMessage: () => renderMessage(diagnostic),
  };
}

function extensions(onChange: (program: string) => void, known: () => KnownGames) {
  return [
    autocompletion({ override: [completionSource(known)] }),
    boardTooltip(known),
    search({ top: true }),
    highlightSelectionMatches(),
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
    syntaxHighlighting(highlightStyle),
    // Not Tab: it moves the focus, so that the editor is not a keyboard trap.
    keymap.of([
      ...completionKeymap,
      ...searchKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...lintKeymap,
    ]),
    EditorState.phrases.of(texts.editorPhrases),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      "aria-label": texts.program,
      lang: "en",
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

export class Editor {
  private readonly view: EditorView;
  private readonly onChange: (program: string) => void;
  /// For completion and tooltips.
  knownGames: KnownGames = { core: undefined, states: new Map() };

  constructor(parent: HTMLElement, program: string, onChange: (program: string) => void) {
    this.onChange = onChange;
    this.view = new EditorView({ parent, state: this.createState(program) });
  }

  private createState(program: string) {
    return EditorState.create({
      doc: program,
      extensions: extensions(this.onChange, () => this.knownGames),
    });
  }

  /// Replaces the program and the history; without a call of onChange.
  open(program: string) {
    if (this.view.state.doc.toString() !== program) this.view.setState(this.createState(program));
  }

  get program(): string {
    return this.view.state.doc.toString();
  }

  /// Changes the program, as typing does: it can be undone.
  change(changes: readonly TextChange[]) {
    this.view.dispatch({ changes: [...changes], userEvent: "input" });
  }
  undo() {
    undo(this.view);
  }

  /// Marks the diagnostics, if the editor still has the program that they are about.
  markDiagnostics(program: string, diagnostics: readonly Diagnostic[]) {
    const { state } = this.view;
    if (state.doc.toString() !== program) return;
    const marks = diagnostics.flatMap((diagnostic) => makeMark(state.doc, diagnostic) ?? []);
    this.view.dispatch(setDiagnostics(state, marks));
  }

  goToLine(line: number) {
    const { doc } = this.view.state;
    const position = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
    this.view.dispatch({
      selection: { anchor: position },
      effects: EditorView.scrollIntoView(position, { y: "center" }),
    });
    this.view.focus();
  }

  destroy() {
    this.view.destroy();
  }
}
