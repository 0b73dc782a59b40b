// SPDX-License-Identifier: BSL-1.0
// Below the commands of a page that name a game, a board on which the game can be played. The site has these
// boards where scripts/site.sh found the npm package in build/npm.
const script = new URL("../embed/in_a_row.js", import.meta.url);

/** The games of commands such as `inarow show 4453 --rules connect-four` and `echo b2 a1 | inarow solve`. */
function gamesOf(commands) {
    const games = new Map();
    for (const line of commands.split("\n")) {
        const found =
            /^\$ inarow (?:show|analyze) ([\w ]+?)(?= --|$)(.*)/.exec(line) ??
            /^\$ echo ([\w ]+?) \| inarow (?:solve|replay|show|analyze)\b(.*)/.exec(line);
        if (!found || /--(position|unchecked|in-compiler|check|notation)/.test(found[2])) continue;
        const rules = /--rules (\S+)/.exec(found[2])?.[1] ?? "tic-tac-toe";
        games.set(`${rules} ${found[1]}`, { rules, moves: found[1] });
    }
    return [...games.values()];
}

function boardFor({ rules, moves }) {
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = `Play on after ${moves}`;
    details.append(summary);
    details.addEventListener("toggle", () => {
        if (details.querySelector("in-a-row")) return;
        const board = document.createElement("in-a-row");
        board.setAttribute("rules", rules);
        board.setAttribute("moves", moves);
        board.setAttribute("hints", "");
        details.append(board);
    });
    return details;
}

const blocks = [...document.querySelectorAll(".language-console")].map((block) => ({
    block,
    games: gamesOf(block.textContent),
}));
if (blocks.some(({ games }) => games.length > 0)) {
    import(script).then(
        () => {
            for (const { block, games } of blocks) block.after(...games.map(boardFor));
        },
        () => {}, // a site without boards
    );
}
