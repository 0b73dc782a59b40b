// SPDX-License-Identifier: BSL-1.0
// The German texts. A text that is missing here, or that the English table has not, does not compile.
import type { LaterTexts, Texts } from "./texts";

/// Not of ../capitalized, which would be a file of its own then.
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
const countMoves = (count: number) => plural(count, "Zug", "Züge");
const decimal = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

/// In the head of the page.
export const description =
  "Drei, vier oder fünf in einer Reihe: Tic-Tac-Toe, Vier gewinnt, Gomoku. Mit Tipps und einer Analyse jedes Zuges – oder als C++-Typen, die der Browser kompiliert.";

export const page: Texts["page"] = {
  titles: {
    game: "inarow: drei, vier, fünf in einer Reihe",
    playground: "inarow: Compiler-Spielwiese",
    puzzles: "inarow: Rätsel",
    strategy: "inarow: Warum gewinnt, wer beginnt?",
  },
  home: "inarow: Spiel wählen",
  pages: "Seiten",
  play: "Spielen",
  puzzles: "Rätsel",
  playground: "Compiler",
  gallery: "Alle Compilerfehler in einer Galerie (englisch)",
  skip: "Zum Inhalt springen",
  language: "Sprache",
  themes: { system: "System", light: "hell", dark: "dunkel" },
  theme: (theme) => `Farbschema: ${theme}`,
  switchTheme: (theme, next) => `Farbschema: ${theme}. Zu „${next}“ wechseln.`,
  newVersion: "Es gibt eine neue Version dieser Seite.",
  reload: "Neu laden",
  later: "Später",
};

export const loading: Texts["loading"] = {
  names: {
    game: "das Spiel",
    puzzles: "die Rätselsammlung",
    strategy: "die Strategie",
    playground: "die Compiler-Spielwiese",
    editor: "der Stellungseditor",
    analysis: "die Analyse",
    friend: "die Partie per Link",
    mistakes: "die Fehlerliste",
    share: "die Ansicht zum Teilen",
    ownRules: "die Auswahl der Regeln",
  },
  progress: (name) => `${capitalized(name)} wird geladen …`,
  failed: (name, reason) => `${capitalized(name)} konnte nicht geladen werden: ${reason}.`,
  connection:
    "die Verbindung ist abgebrochen, oder die Seite wurde aktualisiert, seit sie geöffnet wurde",
  reasons: {
    connection: "die Verbindung ist abgebrochen",
    updated: "die Seite wurde aktualisiert, seit sie geöffnet wurde, und muss neu geladen werden",
    responded: (status) => `der Host antwortete mit ${status}`,
  },
  failure: "Fehler",
  partFailed: (message) =>
    `Dieser Teil der Seite ist ausgefallen: ${message}. Die Partie bleibt erhalten.`,
  reloadPage: "Seite neu laden",
  tryAgain: "Erneut versuchen",
};

export const board: Texts["board"] = {
  label: (columns, rows) => `Brett mit ${columns} × ${rows} Feldern`,
  square: (column, row) => `Spalte ${column}, Zeile ${row}`,
  free: "frei",
  line: { normal: "in der Gewinnreihe", misere: "in der Verlustreihe" },
  lineMove: (number) => `Zug ${number} der Variante`,
  rings: {
    better: "besser",
    threat: "gewinnt sofort",
    zugzwang: "gewinnt, sobald das Feld erreichbar ist",
  },
  bestFound: "bester gefundener Zug",
  ghost: (square) => `${square}: zum Setzen noch einmal antippen.`,
  larger: "Felder größer zeigen",
  whole: "Ganzes Brett zeigen",
};

export const rules: Texts["rules"] = {
  named: {
    "tic-tac-toe": "Tic-Tac-Toe",
    "connect-four": "Vier gewinnt",
    gomoku: "Gomoku",
    "gomoku/exactly": "Gomoku, genau fünf",
    "tic-tac-toe/misere": "Misère-Tic-Tac-Toe",
  },
  title({ columns, rows, run, length, convention, gravity, edges }) {
    const exactly = length === "exactly" ? "genau " : "";
    const loses = convention === "misere" ? " verlieren" : "";
    const dropped = gravity === "drop" ? ", mit Schwerkraft" : "";
    const torus = edges === "wrapping" ? ", auf einem Torus" : "";
    return `${columns} × ${rows}, ${exactly}${run} in einer Reihe${loses}${dropped}${torus}`;
  },
  columns: "Spalten",
  rows: "Zeilen",
  run: "In einer Reihe",
  length: "Reihe, die zählt",
  lengths: {
    at_least: (run) => `${run} oder mehr`,
    exactly: (run) => `genau ${run}`,
  },
  convention: "Wer sie vollendet",
  conventions: { normal: "gewinnt", misere: "verliert" },
  gravity: "Steine",
  gravities: { place: "gesetzt", drop: "fallen" },
  edges: "Brettränder",
  edgeKinds: { bounded: "getrennt", wrapping: "verbunden" },
};

export const levels: Texts["levels"] = {
  beginner: "Leicht",
  casual: "Mittel",
  strong: "Schwer",
  best: "Maximal",
  level: (level) => `Stufe ${level}`,
  option: (level, name) => `${level}, ${name.toLowerCase()}`,
  play: (name) => `${name} spielen`,
};

export const chooser: Texts["chooser"] = {
  choose: "Spiel wählen",
  what: "Drei, vier oder fünf in einer Reihe, auf einem Brett jeder Größe: spiel, sieh die besten Züge und lerne, warum sie gewinnen.",
  tap: "Tippe auf eine Spalte, um zu beginnen.",
  inCpp: "Spiel in C++: Ein verbotener Zug wird nicht übersetzt",
  back: "Zurück zur Partie",
  opponent: "Gegner",
  person: "Zu zweit",
  friend: "Per Link",
  personHelp: "Zwei Personen ziehen abwechselnd an diesem Bildschirm.",
  friendHelp: "Jeder Zug wird als Link verschickt und mit einem Link beantwortet. Du beginnst.",
  levelHelp: (level, highest) => `Der Computer spielt auf Stufe ${level} von ${highest}.`,
  starters: {
    first: "Du beginnst.",
    second: "Der Computer beginnt.",
    toss: "Das Los entscheidet, wer beginnt.",
  },
  summaries: {
    "tic-tac-toe": "Drei in einer Reihe, auf neun Feldern.",
    "connect-four": "Scheiben fallen; vier in einer Reihe gewinnen.",
    gomoku: "Fünf in einer Reihe, auf einem großen Brett.",
  },
  own: "Eigene Regeln",
  ownSummary: "Jede Größe, jede Länge der Reihe.",
  start: "Starten",
  variants: "Varianten:",
  recent: "Letzte Partien",
  recentGame: (status, moves) => `${status}, ${countMoves(moves)}`,
};

export const game: Texts["game"] = {
  current: "Aktuelle Partie",
  close: "Schließen",
  searchFailed: (message) => `Die Suche ist fehlgeschlagen: ${message}.`,
  opened: "Partie",
  sound: "Ton",
  soundOn: "Ton an",
  soundOff: "Ton aus",
  rematch: "Revanche",
  review: "Analyse",
  undo: "Zurücknehmen",
  redo: "Wiederholen",
  computerMove: "Computer ziehen lassen",
  newGame: "Neues Spiel",
  hints: "Tipps",
  players: "Spieler",
  tabs: { label: "Diese Partie", play: "Spielen", analysis: "Analyse", share: "Teilen" },
  playersAndLevels: "Spieler und Stufen",
  names: "Namen, Anlass und Ergebnis",
  setUp: "Stellung aufbauen",
};

export const players: Texts["players"] = {
  thinking: "Der Computer denkt nach …",
  proven: "Der letzte Zug ist nachweislich der beste.",
  notProven: "Der letzte Zug ist der beste gefundene, aber nicht bewiesen.",
  computer: "Computer",
  person: "Mensch",
  friend: "Gegenüber",
  you: "Du",
  player: { first: (name) => `${name}, Seite 1`, second: (name) => `${name}, Seite 2` },
  levelOf: (name) => `Stufe von ${name}`,
  starter: "Es beginnt",
  toss: "Los",
};

export const announcement: Texts["announcement"] = {
  newGame: (turn) => `Neue Partie. ${turn}`,
  start: (turn) => `Zurück am Anfang. ${turn}`,
  back: (ply, turn) => `Zurück bei Zug ${ply}. ${turn}`,
  played: (player, move, turn) => `${player} hat ${move} gespielt. ${turn}`,
  dropped: (move, row) => `${move}, Zeile ${row},`,
};

export const moves: Texts["moves"] = {
  moves: "Züge",
  start: "Anfang",
  variations: "Varianten",
  promote: "Zur Hauptvariante machen",
  remove: "Variante entfernen",
  resume: "Folgende Züge entfernen",
  comment: "Kommentar zu dieser Stellung",
  event: "Anlass",
  date: "Datum",
  result: "Ergebnis",
};

export const line: Texts["line"] = {
  searching: "Suche läuft …",
  why: "Warum?",
  whyMove: (move) => `Warum ${move}?`,
  back: "Zurück",
  forward: "Weiter",
  end: "Zum Ende",
  step: (step, length, move) => `Zug ${step} von ${length}: ${move}`,
};

export const shortcuts: Texts["shortcuts"] = {
  title: "Tastenkürzel",
  keys: [
    ["←  →", "Zurücknehmen, Wiederholen (auf dem Brett: nächstes Feld)"],
    ["U  R", "Zurücknehmen, Wiederholen (auch auf dem Brett)"],
    ["Pos1  Ende", "Erste Stellung, letzte Stellung"],
    ["Tab", "Tastaturfokus betritt und verlässt das Brett"],
    ["Eingabe  Leertaste", "Zug auf das gewählte Feld"],
    ["1 … 9", "Stein in diese Spalte fallen lassen, bei höchstens neun Spalten"],
    ["N", "Neue Partie mit denselben Regeln; diese bleibt unter „Letzte Partien“ erhalten"],
    ["H", "Tipps an, Tipps aus"],
    ["Strg+V", "Partie aus der Zwischenablage öffnen: Link, Züge oder SGF"],
    ["?", "Diese Liste"],
  ],
  singleKeys: "Tastenkürzel aus einem einzelnen Zeichen",
};

export const review: LaterTexts["review"] = {
  stillSearching: "Suche läuft …",
  plot: (first) => `Verlauf der Bewertung für ${first} nach jedem Zug`,
  none: "Bewertungsverlauf: nach dem ersten Zug.",
  above: (first, second) => `Oben: ${first} gewinnt. Unten: ${second} gewinnt.`,
  startTitle: (words) => `Anfang: ${words}`,
  moveTitle: (ply, words) => `Zug ${ply}: ${words}`,
  atStart: (words) => `Am Anfang: ${words}.`,
  afterMove: (ply, words) => `Nach Zug ${ply}: ${words}.`,
};

export const hints: LaterTexts["hints"] = {
  count: (words, count) => `${words}: ${countMoves(count)}`,
  unknown: (count) => `Bewertung unbekannt: ${countMoves(count)}.`,
  unknownSoFar: (count) => `Bewertung noch unbekannt: ${countMoves(count)}.`,
  following: (line) => `dann ${line}`,
  book: "Buch",
  found: "bester gefundener Zug, nicht bewiesen",
  best: "bester",
  bestFound: "bester gefundener Zug",
  saidFound: (move) => `Tipps: ${move} ist der beste gefundene Zug, nicht bewiesen.`,
  saidBest: (moves, words) => `Tipps: am besten ${moves}: ${words}.`,
  saidCount: (count, words) => `Tipps: ${countMoves(count)} sind am besten: ${words}.`,
  off: "Mit Tipps stehen hier die Bewertung jedes Zuges und die Analyse der Partie.",
  scores: "Was bedeuten die Zahlen?",
  scoreMeanings:
    "*+3*: Der Zug gewinnt, und je höher die Zahl, desto früher. *0*: Remis. *−3*: Er verliert; je niedriger, desto früher. Danach spielen beide ihre besten Züge. Der Betrag ist um eins größer als die Hälfte der Felder, die am Ende frei sind. „Gewinnt in 3“ zählt die eigenen Züge der Gewinnerseite.",
};

export const editor: LaterTexts["editor"] = {
  position: "Stellung",
  title: "Stellung aufbauen",
  tool: "Ein Klick setzt",
  eraser: "Radierer",
  stones: "Steine",
  toMove: "Am Zug",
  turnIsKnown: "Das ergibt sich aus der Anzahl der Steine.",
  start: "Von hier spielen",
  clear: "Leeren",
  cancel: "Abbrechen",
};

export const share: LaterTexts["share"] = {
  paste: "Link, Züge, Brett oder SGF",
  notAGame: (reason) => `Das ist keine Partie. ${reason}`,
  openText: "Text öffnen",
  embedding: "Brett für eine Webseite (HTML)",
  copied: (title) => `Kopiert: ${title}.`,
  notCopied:
    "Der Browser erlaubt dieser Seite nicht zu kopieren. Der Text unten lässt sich von Hand kopieren.",
  asProgram: "Diese Partie als Programm",
  noPicture: "Der Browser kann dieses Bild nicht erzeugen: Es ist zu groß.",
  tooLarge: (bytes) => `Die Datei kann nicht gelesen werden: Sie ist größer als ${bytes} Byte.`,
  empty: "Die Datei kann nicht gelesen werden: Sie ist leer.",
  link: "Link",
  copyLink: "Link kopieren",
  save: "Speichern",
  savePicture: "Bild speichern",
  open: "Öffnen",
  file: "Datei mit einer Partie",
  format: "Exportformat",
  copy: "Kopieren",
  textToCopy: "Text zum Kopieren",
};

export const ownRules: LaterTexts["ownRules"] = {
  resize: "Größe ändern: ziehen, oder mit den Pfeiltasten",
};

export const moments: LaterTexts["moments"] = {
  title: "Deine Fehler",
  searching: "Fehler werden gesucht …",
  none: "Es wurde kein Fehler von dir gefunden.",
  help: "Die Stellungen vor deinen Fehlern. In jeder gibt es einen besseren Zug.",
  move: (ply, move) => `Zug ${ply}: ${move}`,
};

export const friend: LaterTexts["friend"] = {
  section: "Partie per Link",
  yourName: "Dein Name",
  friend: "dein Gegenüber",
  share: "Teilen …",
  takeBack: "Zug zurücknehmen",
  showLast: "Letzten Zug zeigen",
  earlier: (ply, moves) => `Das ist die Stellung nach ${ply} von ${plural(moves, "Zug", "Zügen")}.`,
  youPlayed: (move) => `Du hast ${move} gespielt. `,
  friendPlayed: (name, move) => `${name} hat ${move} gespielt. `,
  draw: "Die Partie endet remis.",
  youWin: "Du gewinnst.",
  friendWins: (name) => `${name} gewinnt.`,
  sendLast: (name) => ` Letzten Zug an ${name} senden.`,
  sendThis: (name) => `Zug an ${name} senden.`,
  sendNew: (name) => `${name} beginnt. Neue Partie senden.`,
  yourMove: (name) => (name === "" ? "Du bist am Zug." : `Du bist am Zug, ${name}.`),
  yourFirstMove: (name) => (name === "" ? "Du beginnst." : `Du beginnst, ${name}.`),
  score(own, name, other, draws) {
    const drawn = draws === 0 ? "" : `, ${draws} Remis`;
    return `Stand: du ${own}, ${name} ${other}${drawn}.`;
  },
  lastMoveIsSent: "Der letzte Zug unserer Partie:",
  moveIsSent: "Du bist am Zug:",
  sendMove: "Zug senden",
  sendGame: "Partie senden",
  dialog: (name) =>
    `${name} öffnet diesen Link und spielt am eigenen Gerät. Die Seite selbst verschickt nichts.`,
  copied: "Link kopiert.",
  notCopied:
    "Der Browser erlaubt dieser Seite nicht zu kopieren. Der Link oben lässt sich von Hand kopieren.",
  tooLong: "Dieser Link ist zu lang für einen QR-Code, lässt sich aber kopieren.",
  qrCode: "QR-Code des Links",
};

export const strategy: LaterTexts["strategy"] = {
  title: "Warum gewinnt, wer beginnt?",
  intro: (first, second) =>
    `${first} beginnt Vier gewinnt in der mittleren Spalte und gewinnt, egal, was ${second} spielt. Du bist ${second}: Probiere jeden Zug aus. Die Seite berechnet die Antworten nicht, sondern schlägt sie in einer Strategie nach, die ein C++-Compiler geprüft hat.`,
  yourMove: "Du bist am Zug.",
  answer: (first, column, row) =>
    `${first} antwortet in Spalte ${column}, Reihe ${row}. Du bist am Zug.`,
  line: (first, column, row) =>
    `${first} antwortet in Spalte ${column}, Reihe ${row}, und hat vier in einer Reihe.`,
  claimeven: (first, column, row) =>
    `${first} antwortet in Spalte ${column}, Reihe ${row}. Ab jetzt braucht ${first} keine Liste von Antworten mehr, denn eine Regel beweist den Gewinn: Claimeven. ${first} antwortet meist direkt über deinem Stein und sonst auf dem zweiten Feld eines Paares. So bekommst du keine Reihe, und wenn kein anderes Feld mehr frei ist, musst du unter ein Feld spielen, auf dem ${first} gewinnt.`,
  ended: "Hier endet die Strategie. Nimm einen Zug zurück oder beginne von vorn.",
  proofTitle: "Wie der Beweis geht",
  proofAnswers: (second) =>
    `Auf jeden Zug von ${second} hat die Strategie eine Antwort. Mit jeder Antwort kommt ein Stein dazu, also enden die Antworten irgendwann.`,
  proofEnd: (first, second) =>
    `Es gibt zwei Enden. Beim ersten bekommt ${first} eine Reihe, weil ${first} zwei Drohungen auf einmal hat oder weil ${second} eine nicht abwehrt oder darunter spielt. Beim zweiten beweist eine Regel, dass ${first} ohne weitere Antworten gewinnt: Claimeven.`,
  proofRing: (first) => `Ein Ring zeigt eine Drohung: ein Feld, auf dem ${first} gewinnt.`,
  proofProgram:
    "Das Programm connect_four_is_won.cpp enthält die Strategie. Der Compiler prüft sie gegen jeden Zug. Das Programm lässt sich nur übersetzen, weil jede Antwort gewinnt.",
  takeBack: "Zurücknehmen",
  link: "Vier gewinnt: Warum gewinnt, wer beginnt?",
  show: "Jeden Zug ausprobieren",
};

export const puzzles: LaterTexts["puzzles"] = {
  groups: {
    lesson: "Lektionen",
    "win/2": "Gewinn in 2 Zügen",
    "win/3": "Gewinn in 3 Zügen",
    "win/4": "Gewinn in 4 Zügen",
    "win/5": "Gewinn in 5 Zügen",
    "win/6": "Gewinn in 6 Zügen",
    "only-move": "Der einzige Zug",
    trap: "Die Falle",
    "better-move": "Aus eigenen Partien",
  },
  fromOld: "Rätsel, von alt nach neu",
  fromEasy: "Rätsel, von leicht nach schwer",
  noKind: (kind) => `Die Art „${kind}“ gibt es nicht. Diese Rätsel sind von einer anderen Art.`,
  noneOwn: "Aus deinen Partien gibt es noch keine Rätsel: Deine Fehler darin werden zu Rätseln.",
  noNumber: (group, count, number) =>
    `„${group}“ hat die Nummern 1 bis ${count}, nicht „${number}“.`,
  nothingImported: (file) =>
    `„${file}“ enthält kein Rätsel dieser Seite. Erwartet wird eine Datei, die „Exportieren“ geschrieben hat.`,
  imported: (file, count, added) =>
    `„${file}“ enthält ${plural(count, "gelöstes Rätsel", "gelöste Rätsel")}, davon ${added} neu.`,
  progress: "Fortschritt",
  export: "Exportieren",
  import: "Importieren",
  savedProgress: "Gespeicherter Fortschritt",
  theSolution: (move) => `Die Lösung: ${move}.`,
  noSolution: "Die Suche hat keine Lösung gefunden.",
  noAnswer: "Die Suche hat keine Antwort gefunden.",
  puzzle: "Rätsel",
  previous: "Zurück",
  next: "Weiter",
  startAgain: "Von vorn",
  solution: "Lösung",
  playOn: "Weiterspielen",
  choose: "Rätsel wählen",
  lessons: "Lektionen",
  own: "Rätsel aus deinen Partien",
  connectFour: "Rätsel zu Vier gewinnt",
  kind: "Art",
  solvedCount: (solved, count, all, of) =>
    `${solved} von ${count} gelöst; insgesamt ${all} von ${of}`,
  solved: (title) => `${title}, gelöst`,
  lesson: "Lektion",
  step: "Schritt",
  stepOf: (lesson, step, count) => `${lesson}, Schritt ${step} von ${count}`,
  daily: "Rätsel des Tages",
  dailySolved: "Gelöst. Das nächste kommt morgen.",
  dailyNew: "Jeden Tag ein neues Rätsel.",
  streak: (days) => plural(days, "Tag.", "Tage in Folge."),
  showDaily: "Zeigen",
  solveDaily: "Lösen",
};

export const lessons: LaterTexts["lessons"] = {
  fork: {
    title: "Tic-Tac-Toe: die Gabel",
    steps: [
      "Zwei in einer Reihe, und das dritte Feld ist frei: Vollende die Reihe. Der Ring zeigt, wo X gewinnt.",
      "O hat zwei in einer Reihe. Wer nicht selbst gewinnen kann, muss blockieren.",
      "Eine Gabel schafft zwei Zweierreihen auf einmal. O kann nur eine davon blockieren. Finde die Gabel.",
      "X hat zwei gegenüberliegende Ecken und will in einer dritten eine Gabel. Eine Ecke hilft hier nicht: Bilde eine Zweierreihe, die X blockieren muss.",
      "X hat in einer Ecke begonnen. Nur eine Antwort verliert nicht.",
    ],
  },
  threats: {
    title: "Vier gewinnt: Drohungen",
    steps: [
      "Eine Drohung ist ein freies Feld, auf dem eine Seite vier in einer Reihe vollendet. Gelb hat zwei davon in der untersten Zeile. Spiele eine.",
      "Gelb hat drei in Spalte 4, und du bist Rot. Blockiere das Feld darüber.",
      "Eine Drohung lässt sich blockieren, zwei auf einmal nicht. Drei in der untersten Zeile mit zwei freien Enden sind zwei Drohungen. Gelb hat dort zwei Scheiben: Setze die dritte.",
      "Jetzt bist du Rot, und Gelb hat in der untersten Zeile zwei Scheiben mit freien Feldern daneben. Handle, bevor es drei sind.",
      "Zwei Drohungen können übereinanderliegen: Blockiert Rot die untere, spielt Gelb die obere. Finde die Spalte.",
    ],
  },
  parity: {
    title: "Vier gewinnt: ungerade und gerade Felder",
    steps: [
      "Der Ring zeigt eine Drohung von Gelb, die wartet: Niemand kann dort spielen, bevor das Feld darunter besetzt ist. Du bist Rot. Spielst du darunter, gewinnt Gelb auf deiner Scheibe. Spiele einen anderen Zug, der nichts verschenkt.",
      "Gelb wartet auf Zeile 3 von Spalte 3. Niemand will darunter spielen: Das ist Zugzwang. Die anderen Spalten haben nach deinem Zug eine gerade Anzahl freier Felder, also gehen Rot zuerst die Züge aus. So gewinnt eine Drohung von Gelb in einer ungeraden Zeile. Nimm das letzte Feld einer Spalte, deren Anzahl ungerade ist.",
      "Spalten haben sechs Felder, und Gelb hat begonnen. Sind die anderen Spalten voll, muss Gelb zuerst in die letzte spielen, und Rot bekommt die geraden Zeilen. Hier wartet Rot auf Zeile 2 von Spalte 2. Finde den Zug, nach dem Gelb keine anderen Züge mehr hat.",
      "Rot kann jeden Zug direkt darüber beantworten und bekommt so jedes gerade Feld. Diese Strategie heißt Claimeven, und sie hält viele Partien remis. Gelb hat gerade Spalte 2 gespielt. Finde den einzigen Zug von Rot.",
    ],
  },
  fours: {
    title: "Gomoku: Vierer und Dreier",
    steps: [
      "Beide haben vier in einer Reihe, und du bist am Zug: Vollende fünf.",
      "Schwarz hat vier in einer Reihe, ein Ende ist frei. Du bist Weiß: Blockiere es.",
      "Aus einem Dreier mit zwei freien Enden wird eine offene Vier: Zwei Felder vollenden fünf, und Weiß kann nur eines blockieren. Bilde sie.",
      "Jetzt bist du Weiß. Eine offene Drei muss beantwortet werden, bevor sie eine offene Vier wird.",
      "Eine Vier, die an einem Ende blockiert ist, droht nur auf einem Feld. Zwei solche Vierer mit einem Stein drohen auf zweien. Finde das Feld, in dem sich die Reihen von Schwarz kreuzen.",
    ],
  },
};

export const playground: LaterTexts["playground"] = {
  title: "Der Compiler ist der Schiedsrichter",
  introduction:
    "In inarow ist ein Spiel ein Typ, und ein regelwidriger Zug wird nicht kompiliert. Das Programm lässt sich ändern: Clang kompiliert es in diesem Browser.",
  example: "Beispiel",
  edited: "(geändertes Programm)",
  lessons: "Lektionen",
  copied: "Kopiert",
  notCopied: "Bitte aus der Adresszeile kopieren",
  result: "Ergebnis des Compilers",
  takeOut: "Zug wieder entfernen",
  unreadable:
    "Das in diesem Browser gespeicherte Programm kann nicht gelesen werden: Das erste Beispiel wird gezeigt.",
  unreadableGame:
    "Die Partie im Link kann nicht gelesen werden. Das zuletzt gespeicherte Programm wird gezeigt.",
  unknownExample: "Der Link nennt ein unbekanntes Beispiel: Bitte eines aus der Liste wählen.",
  unreadableLink:
    "Das Programm im Link kann nicht gelesen werden; vielleicht ist der Link unvollständig. Das zuletzt gespeicherte Programm wird gezeigt.",
  tooLong: (highest, length) =>
    `Ein Programm mit mehr als ${highest} Zeichen hat keinen Link und wird nicht gespeichert: Dieses hat ${length}.`,
  controlCharacters: "Ein Programm mit Steuerzeichen hat keinen Link und wird nicht gespeichert.",
  program: "Programm in C++",
  legalMove: "erlaubter Zug",
  mend: "Ein Klick auf ein anderes Feld berichtigt das Programm.",
  mendMove: (game) => `Abgelehnten Zug in ${game} ersetzen`,
  makeMove: (game) => `Zug in ${game} machen`,
  move: "Zug …",
  playPosition: "Diese Stellung spielen",
  playPositionOf: (game) => `Diese Stellung von ${game} spielen`,
  editorPhrases: {
    Find: "Suchen",
    Replace: "Ersetzen",
    next: "weiter",
    previous: "zurück",
    all: "alle",
    "match case": "Groß-/Kleinschreibung",
    regexp: "regulärer Ausdruck",
    "by word": "ganze Wörter",
    replace: "ersetzen",
    "replace all": "alle ersetzen",
    close: "schließen",
    "current match": "aktueller Treffer",
    "on line": "in Zeile",
    "replaced match on line $": "Treffer in Zeile $ ersetzt",
    "replaced $ matches": "$ Treffer ersetzt",
    "Go to line": "Zu Zeile",
    go: "los",
    Diagnostics: "Meldungen",
    "No diagnostics": "Keine Meldungen",
    Completions: "Vorschläge",
    "Control character": "Steuerzeichen",
    "Selection deleted": "Auswahl gelöscht",
  },
};

export const compile: LaterTexts["compile"] = {
  board: "Brett",
  boards: "Bretter",
  unanswered: "Keine Antwort des Compilers",
  stopped: "Angehalten",
  compiles: "Kompiliert",
  assertionsHold: (count) =>
    `Kompiliert: ${plural(count, "Behauptung stimmt", "Behauptungen stimmen")}`,
  errors: (count) => `Kompiliert nicht: ${count} Fehler`,
  error: "Kompiliert nicht",
  errorOnLine: (line) => `Kompiliert nicht: Fehler in Zeile ${line}`,
  goToLine: (line) => `Zu Zeile ${line}`,
  assertions: "Behauptungen, die stimmen",
  consequences: "Was aus dem ersten Fehler folgt",
  noAnswer:
    "Der Compiler ist ohne Antwort beendet worden. Wahrscheinlich liegt es am Stack dieses Browsers, der kleiner ist als der eines installierten Compilers: Dieses Programm ist dafür zu tief verschachtelt.",
  depthLimit: (limit) =>
    `Der Stack dieses Browsers ist kleiner als der eines installierten Compilers, und dieses Programm lässt ihn überlaufen. Deshalb wurde es mit einer Grenze von ${limit} verschachtelten Templates oder constexpr-Aufrufen kompiliert; Clangs eigene Grenzen sind 1024 und 512.`,
  wasStopped: "Das Kompilieren wurde angehalten, bevor es eine Antwort gab.",
  again: "Erneut kompilieren",
  output: "Ausgabe des Compilers",
  noOutput: "Keine Ausgabe: keine Fehler und keine Warnungen.",
  notLoaded: (reason) =>
    `Der Compiler konnte nicht geladen werden: ${reason}. Der Editor funktioniert auch ohne ihn.`,
  noWorker: "die Verbindung ist beim Laden des Workers abgebrochen",
  notFetched: (file) => `die Verbindung ist beim Laden von ${file} abgebrochen`,
  responded: (file, status) => `der Server hat für ${file} mit ${status} geantwortet`,
  unusable: (problem) => `eine Datei war nicht brauchbar (${problem})`,
  loading: "Compiler wird geladen",
  loadingBytes: (loaded, total) =>
    `Compiler wird geladen: ${decimal(loaded / 1e6, 1)} von ${decimal(total / 1e6, 1)} MB`,
  starting: "Compiler wird gestartet …",
  about:
    "Clang 22 als WebAssembly, einmal heruntergeladen. Er läuft in diesem Browser: Kein Programm wird hochgeladen.",
  noCompiler: "Kein Compiler",
  compiling: "Wird kompiliert …",
  before: (status) => `Das Programm davor: ${status}`,
  drawing: "Bretter werden gezeichnet …",
  seconds: (milliseconds) => `${decimal(milliseconds / 1000, 2)} s`,
  stop: "Anhalten",
};

export const run: LaterTexts["run"] = {
  throws:
    "Das Programm kann hier nicht laufen: Es wirft Ausnahmen, für die diese Bibliothek nicht gebaut ist.",
  notLinked: "Das Programm konnte nicht gelinkt werden.",
  notDefined: (symbol) =>
    `Das Programm konnte nicht gelinkt werden: ${symbol} ist nicht definiert.`,
  ended: (seconds, exitCode) =>
    `Das Programm endete nach ${seconds} mit dem Rückgabewert ${exitCode}.`,
  fault: (message) => `Das Programm endete mit einem Absturz: ${message}.`,
  noWorker: "Der Worker des Programms konnte nicht geladen werden.",
  tooLong: (seconds) => `Angehalten: Das Programm lief länger als ${seconds} s.`,
  stopped: "Angehalten.",
  title: "Programm",
  input: "Standardeingabe",
  stop: "Programm anhalten",
  run: "Ausführen",
  output: "Ausgabe des Programms",
  noOutput: "(keine Ausgabe)",
  more: "… mehr wird nicht gezeigt",
  linking: "Wird kompiliert und gelinkt …",
  running: "Läuft …",
};

export const tutorial: LaterTexts["tutorial"] = {
  title: (number, count) => `Lektion ${number} von ${count}: `,
  close: "Lektionen schließen",
  compiles: "Das Programm wird kompiliert.",
  mistakeFound: "Der Compiler hat den Fehler gefunden.",
  done: "Erledigt.",
};

export const exampleGroups: LaterTexts["exampleGroups"] = {
  games: "Partien",
  perfectPlay: "Perfektes Spiel",
  refusals: "Ablehnungen",
  tutorial: "Einführung",
};

export const examples: LaterTexts["examples"] = {
  ongoing_game: "Laufende Partie",
  first_wins: "Sieg der ersten Seite",
  second_wins: "Sieg der zweiten Seite",
  draw: "Remis",
  two_board_sizes: "Zwei Brettgrößen",
  take_back: "Zurückgenommene Züge",
  connect_four: "Vier gewinnt",
  beat_your_compiler: "Schlag deinen Compiler",
  losing_move: "Verlustzug",
  wrong_claim: "Falsche Behauptung eines Sieges",
  taken: "Besetztes Feld",
  off_the_board: "Feld außerhalb des Bretts",
  wrong_player: "Falsche Seite am Zug",
  game_over: "Zug nach dem Ende",
  not_a_move: "Text, der kein Zug ist",
  wrong_notation: "Zug in der falschen Notation",
  refusal_value: "Ablehnung als Wert",
  column_full: "Volle Spalte",
  floating: "Stein über einem freien Feld",
  nothing_to_take_back: "Nichts zurückzunehmen",
  too_many_taken_back: "Mehr Züge zurückgenommen als gespielt",
  who_won: "Sieger einer laufenden Partie",
  unreachable_position: "Unerreichbare Stellung",
  invalid_rules: "Ungültige Regeln",
  step1: "1: Ein Spiel ist ein Typ",
  step2: "2: Der Compiler weiß, wer gewonnen hat",
  step3: "3: Eigene Regeln",
  step4: "4: Fragen vor dem Zug",
  step5: "5: Züge, die noch niemand kennt",
  step6: "6: Ein Spiel, das der Compiler nicht verlieren kann",
};
