import { makeMoves } from "../fixtures/best-attempts";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { pressKickOff, startTitle, type Visit } from "./play-steps";

test.use(sharedPage);

const path = "/play/golden-word";
/** The first edition: its word has seven letters. */
const firstDay = "2026-11-22T10:00:00+02:00";
const word = "striker";
const others = ["weather", "journey"] as const;

type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const tries = (page: Page) => page.getByRole("list", { name: "Your tries" });

const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, tries(page));

/** Types a word and submits it, with any of the board's controls. */
async function tryWord(page: Page, typed: string) {
  await page.getByLabel("Your word").fill(typed);
  await page.getByLabel("Your word").press("Enter");
}

test.beforeEach(async ({ testHooks }) => testHooks({ now: firstDay }));

test("a word is found, shown and kept, and another go is a Friendly", async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText("No. 1", { exact: true })).toBeVisible();
  await pressKickOff(page, tries(page));
  await tryWord(page, others[0]);
  await expect(tries(page).getByText("W bench")).toHaveCount(1);
  await tryWord(page, word);
  await expect(page.getByRole("heading", { name: "Full time" })).toBeVisible();
  await expect(page.locator(".play-end .score")).toHaveText("2/6");
  await expect(page.getByText("Share result")).toBeVisible();
  await visit(path);
  await expect(page.locator(".play-end .score")).toHaveText("2/6");
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).toHaveURL(`${path}?friendly=1`);
  await expect(page.locator(".play-bar .badge")).toHaveText("Friendly");
  await tryWord(page, word);
  await expect(page.getByRole("heading", { name: "Full time in the Friendly" })).toBeVisible();
  await expect(page.getByText("Try 1", { exact: true })).toBeVisible();
  await expect(page.getByText("Share result")).toHaveCount(0);
  await page.getByRole("link", { name: "Your result" }).click();
  await expect(page.locator(".play-end .score")).toHaveText("2/6");
});

test("leads from an end to the latest earlier word, back day by day, and to today's result", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  const now = "2026-11-24T10:00:00+02:00";
  const lost = ["crane", "tough", "bible", "sword", "lemon", "witty"];
  const end = page.locator(".play-end");
  await testHooks({ now });
  await makeMoves(page.request, "golden-word", { now, moves: lost });
  await visit(path);
  await expect(end.getByRole("button", { name: "Play again" })).toBeVisible();
  await expect(end.getByRole("link", { name: "Play yesterday's word" })).toBeVisible();
  // The other way, by any past day, has two presses.
  await end.getByRole("link", { name: "Past days" }).click();
  await expect(page).toHaveURL("/calendar?day=2026-11-23#golden-word");
  const row = page.locator(".day-title:target");
  await expect(row).toContainText("Golden Word");
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Play Golden Word" }).click();
  await expect(page).toHaveURL(`${path}?date=2026-11-23`);
  await pressKickOff(page, tries(page));
  for (const [index, typed] of lost.entries()) {
    await tryWord(page, typed);
    if (index < 5) await expect(tries(page).getByRole("listitem")).toHaveCount(index + 1);
  }
  await expect(page.getByRole("heading", { name: "Full time in the Friendly" })).toBeVisible();
  await expect(end).not.toContainText("tomorrow");
  await expect(end.getByRole("link", { name: "Your result today" })).toBeVisible();
  // With script it goes once full time is in view.
  const sheet = page.locator(".end-sheet a").first();
  if (!hasScript) await expect(sheet).toContainText("Play Sunday's");
  await end.getByRole("link", { name: "Play Sunday's word" }).click();
  await expect(page).toHaveURL(`${path}?date=2026-11-22`);
  await expect(page.getByText("From the archive")).toBeVisible();
  await visit(path);
  await expect(end.getByRole("link", { name: "Play Sunday's word" })).toBeVisible();
  await visit(`${path}?date=2026-11-22`);
  await pressKickOff(page, tries(page));
  await tryWord(page, word);
  // None is left: to play it again is possible, and says what it does.
  await expect(end.getByRole("button", { name: "Again: replaces this one" })).toBeVisible();
  if (!hasScript) await expect(sheet).toContainText("More");
  await visit(`${path}?date=2026-11-23`);
  await expect(page.getByRole("heading", { name: "Full time in the Friendly" })).toBeVisible();
});

test("says what is asked until the first try, and the looks of the tiles until a gold and a chalk were seen", async ({
  page,
  visit,
  hasScript,
}) => {
  await kickOff(page, visit);
  const asked = page.getByText("One football word. Any seven-letter word is a try.");
  const legend = page.locator(".golden-legend");
  const meanings = /Gold\s*right place.*Chalk\s*elsewhere.*Bench\s*not in it/s;
  await expect(legend).toHaveText(meanings);
  await expect(legend).toBeInViewport();
  await expect(asked).toBeInViewport();
  // No gold.
  await tryWord(page, "picture");
  await expect(tries(page).getByRole("listitem")).toHaveCount(1);
  await expect(legend).toBeInViewport();
  await expect(asked).toHaveCount(0);
  await tryWord(page, others[0]);
  await expect(tries(page).getByRole("listitem")).toHaveCount(2);
  await expect(legend).toBeVisible({ visible: !hasScript });
});

test("a refused word costs nothing and stays typed", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await kickOff(page, visit);
  await tryWord(page, "zzzzzzz");
  await expect(page.getByText("Not in our word list")).toBeVisible();
  await expect(page.getByLabel("Your word")).toHaveValue(/zzzzzzz/i);
  await page.reload();
  await expect(page.getByLabel("Your word")).toBeVisible();
});

test("a game goes on after a reload, in another tab as well, with the option it was started with", async ({
  page,
  visit,
  openTab,
}) => {
  await visit(path);
  await page.getByLabel("Hard mode").check();
  await pressKickOff(page, tries(page));
  await tryWord(page, others[0]);
  await expect(page.getByLabel("Your word")).toHaveValue("");
  const tab = await openTab(path);
  await tryWord(tab, word);
  await expect(tab.getByRole("heading", { name: "Full time" })).toBeVisible();
  await page.reload();
  await expect(page.locator(".play-end .score")).toHaveText("2/6");
});

test("keeps the keys and the rows below until the row that ends it has turned @with-script", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        const count = (all: string) => document.querySelectorAll(all).length;
        const look = () => {
          if (count(".is-found")) resolve([count(".golden-row"), count(".golden-key")]);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
      }),
  );
  await tryWord(page, word);
  expect(await seen).toEqual([6, 28]);
  await expect(page.locator(".golden-key")).toHaveCount(0);
  await expect(page.locator(".golden-row")).toHaveCount(1);
});

test.describe("a script that comes while a word is being typed", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "This is about late script.");

  for (const last of ["Enter", "a letter"] as const) {
    test(`loses nothing of it where ${last} is pressed in the middle of its start`, async ({
      page,
      visit,
    }) => {
      await kickOff(page, visit);
      await page.addInitScript(slowStart);
      await page.goto(path, { waitUntil: "commit" });
      const field = page.getByLabel("Your word");
      const isEnter = last === "Enter";
      await field.pressSequentially(isEnter ? others[0] : others[0].slice(0, -1));
      await page.waitForFunction(() => window.turns.length > 0);
      await page.evaluate(() => window.startHalfway());
      await page.keyboard.press(isEnter ? "Enter" : others[0].slice(-1));
      await page.evaluate(() => window.finishStart());
      await hydrated(page);
      if (!isEnter) {
        await expect(field).toHaveValue(others[0]);
        await field.press("Enter");
      }
      await expect(tries(page).getByText("W bench")).toHaveCount(1);
    });
  }
});

declare global {
  interface Window {
    turns: (() => void)[];
    startHalfway: () => Promise<void>;
    finishStart: () => void;
  }
}

/**
 * In the page: as on a slow phone, React does one thing a turn when it brings the page to life, and the test gives the
 * turns: up to where the page says that it is alive, then what that has asked for.
 */
function slowStart() {
  window.turns = [];
  let isHeld = true;
  let extra = 0;
  const { now } = Performance.prototype;
  Performance.prototype.now = function () {
    if (isHeld) extra += 10;
    return now.call(this) + extra;
  };
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    const turn = () => send.apply(this, message);
    if (isHeld) window.turns.push(turn);
    else turn();
  } as typeof send;
  const isWaiting = () => document.documentElement.dataset.hydrated === undefined;
  window.startHalfway = async () => {
    while (isWaiting()) {
      window.turns.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  window.finishStart = () => {
    isHeld = false;
    for (const turn of window.turns.splice(0)) turn();
  };
}
