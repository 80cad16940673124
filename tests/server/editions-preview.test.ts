import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ask, cookieOf, headerOf, postForm, readable, root } from "./ask";
import { endingOf, folderForTest, waitForOutput } from "./processes";

/** Reading all editions and starting a server takes seconds of an idle machine. */
const START_MS = 120_000;
const DATE = "2028-02-03";
const GAME = "/play/golden-word";
const word = {
  id: "own-1",
  word: "zebra",
  line: "Nobody has dribbled past the stripes of one.",
  difficulty: 1,
  tags: ["animal"],
  asOf: "2026-11-22",
  source: { title: "A dictionary", kind: "dictionary", where: "n. 1" },
};

function draftOf(...records: object[]): string {
  const folder = join(folderForTest(), "golden-word");
  mkdirSync(folder);
  const file = join(folder, `${DATE}.json`);
  writeFileSync(file, JSON.stringify(records));
  return file;
}

/** Runs the command with a folder of its own for temporary files. */
function preview(...args: string[]) {
  const TMPDIR = folderForTest();
  const child = spawn(process.execPath, ["scripts/editions.mjs", "preview", ...args], {
    cwd: root,
    env: { ...process.env, EDITIONS_DIR: "", TMPDIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ending = endingOf(child);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ending;
  });
  return { child, ending, temporary: TMPDIR };
}

it("shows a draft on its date as a player has it, its answers folded, and leaves nothing behind", {
  timeout: START_MS,
}, async () => {
  const folder = dirname(draftOf(word));
  const begun = { ...word, id: "own-2", line: "TO FILL IN: a line" };
  writeFileSync(join(folder, "2028-02-04.json"), JSON.stringify([begun]));
  const { child, ending, temporary } = preview("golden-word", DATE, dirname(folder));
  const [, address = ""] = await waitForOutput(child, /Golden Word of 3 February 2028.* (http\S+)/);
  const { origin, pathname } = new URL(address.replace("localhost", "127.0.0.1"));
  const page = readable((await ask(origin, pathname)).text);
  expect(page).toContain(`<iframe title="Golden Word, 3 February 2028" src="${GAME}"`);
  expect(page).toContain("the draft's edition");
  expect(page).toMatch(/<details><summary>The answers<.summary><pre>ZEBRA\nNobody/);

  const started = await postForm(origin, GAME, { intent: "start" });
  const headers = { Cookie: cookieOf(started) };
  const board = await ask(origin, GAME, { headers });
  expect(headerOf(board, "content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headerOf(board, "x-frame-options")).toBe("");
  // An operator's numbers are over 5000.
  expect(board.text).toMatch(/\\"edition\\",5\d{3},/);

  child.kill("SIGINT");
  expect((await ending).code).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
});

it("shows an edition of the release, and says what is wrong with a draft before it is served", {
  timeout: START_MS,
}, async () => {
  const release = preview("golden-word", "2026-11-22");
  const [, address = ""] = await waitForOutput(release.child, /(http\S+)/);
  const { origin, pathname } = new URL(address.replace("localhost", "127.0.0.1"));
  const page = readable((await ask(origin, pathname)).text);
  expect(page).toContain("the release's No. 1.");
  expect(page).toContain("STRIKER");

  const draft = preview("golden-word", DATE, draftOf({ ...word, line: "TO FILL IN: a line" }));
  const { code, out } = await draft.ending;
  expect(out).toContain("own-1: Still to fill in: line.");
  expect(code).toBe(1);
});
