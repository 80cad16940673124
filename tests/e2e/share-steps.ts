import { type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import type { Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

/** What a finished title shares: its texts, and how a friend reads it. */
type TitleTexts = {
  slug: PlayableSlug;
  name: string;
  path: string;
  now: string;
  label: string;
  squares: RegExp;
  words: RegExp;
  sentence: RegExp;
};

const link = (slug: string) => String.raw`\nhttps://play\.kickabout\.example/beat/${slug}/[\w-]+$`;
const sentence = String.raw`^I scored \d/5 \(\d+%\) on the Full-Time Quiz in \d+\.\d s!\nNo\. 1 · `;

/** A title without texts does not compile. */
export const shareTexts: Record<PlayableSlug, TitleTexts> = {
  "full-time-quiz": {
    slug: "full-time-quiz",
    name: "Full-Time Quiz",
    path: "/play/full-time-quiz",
    now: titleSteps["full-time-quiz"].now,
    label: "Share Results",
    squares: new RegExp(`${sentence}[🟩🟥]{5}${link("full-time-quiz")}`, "u"),
    words: new RegExp(`${sentence}(Right|Wrong)(, (right|wrong)){4}${link("full-time-quiz")}`),
    sentence: /^A fan scored \d\/5 in \d+\.\d s\. Your turn\.$/,
  },
  "daily-quiz": {
    slug: "daily-quiz",
    name: "Daily Quiz",
    path: "/play/daily-quiz",
    now: titleSteps["daily-quiz"].now,
    label: "Share Results",
    squares: new RegExp(
      `^Daily Quiz No\\. 1 · \\d/10\n[🟩🟥]🔁[🟩🟥]{9}${link("daily-quiz")}`,
      "u",
    ),
    words: new RegExp(
      `^Daily Quiz No\\. 1 · \\d/10\n(Right|Wrong), substitution(, (right|wrong)){9}${link("daily-quiz")}`,
    ),
    sentence: /^A fan scored \d\/10\. Your turn\.$/,
  },
  "wall-pass": {
    slug: "wall-pass",
    name: "Wall Pass",
    path: "/play/wall-pass",
    now: titleSteps["wall-pass"].now,
    label: "Share Results",
    squares: new RegExp(`^Wall Pass No\\. 1 · 9/92\n🟩{2}⬜{8}${link("wall-pass")}`, "u"),
    words: new RegExp(`^Wall Pass No\\. 1 · 9/92\n2 × hit; 8 × bare brick${link("wall-pass")}`),
    sentence: /^A fan took 9 of 92 off the wall\. Your turn\.$/,
  },
  "golden-word": {
    slug: "golden-word",
    name: "Golden Word",
    path: "/play/golden-word",
    now: titleSteps["golden-word"].now,
    label: "Share result",
    squares: new RegExp(
      `^Golden Word No\\. 1 · 2/6\n[⬛⬜🟨]{7}\n🟨{7}${link("golden-word")}`,
      "u",
    ),
    words: new RegExp(
      `^Golden Word No\\. 1 · 2/6\nTry 1: letters 6 and 7 in place, letter 4 elsewhere\\.\nTry 2: all in place\\.${link("golden-word")}`,
    ),
    sentence: /^A fan found the word at the second try\. Your turn\.$/,
  },
  "higher-line": {
    slug: "higher-line",
    name: "Higher Line",
    path: "/play/higher-line",
    now: titleSteps["higher-line"].now,
    label: "Share Results",
    squares: new RegExp(`^Higher Line No\\. 1 · 3/10\n🟩{3}🟥⬛{6}${link("higher-line")}`, "u"),
    words: new RegExp(`^Higher Line No\\. 1 · 3/10\n3 right, then wrong${link("higher-line")}`),
    sentence: /^A fan held the line for 3 calls\. Your turn\.$/,
  },
  "kit-detective": {
    slug: "kit-detective",
    name: "Kit Detective",
    path: "/play/kit-detective",
    now: titleSteps["kit-detective"].now,
    label: "Share Results",
    squares: new RegExp(
      `^Kit Detective No\\. 1 · 27/27\n🟨{9}\n🟨{9}\n🟨{9}${link("kit-detective")}`,
      "u",
    ),
    words: new RegExp(
      `^Kit Detective No\\. 1 · 27/27\nStars along the rail: 3(, 3){8} of 3 each\\.${link("kit-detective")}`,
    ),
    sentence: /^A fan named every shirt on sight\. Your turn\.$/,
  },
  "link-up-play": {
    slug: "link-up-play",
    name: "Link-Up Play",
    path: "/play/link-up-play",
    now: titleSteps["link-up-play"].now,
    label: "Share result",
    squares: new RegExp(
      `^Link-Up Play No\\. 1 · 4/4\n🟨{4}\n🟩{4}\n🟦{4}\n🟪{4}${link("link-up-play")}`,
      "u",
    ),
    words: new RegExp(
      `^Link-Up Play No\\. 1 · 4/4\nGuess 1: four yellow, a link\\.\n(Guess \\d: four (green|blue|purple), a link\\.\n?){3}${link("link-up-play")}`,
    ),
    sentence: /^A fan linked all four without a card\. Your turn\.$/,
  },
  crossbar: {
    slug: "crossbar",
    name: "Crossbar",
    path: "/play/crossbar",
    now: titleSteps.crossbar.now,
    label: "Share result",
    squares: new RegExp(
      `^Crossbar No\\. 1 · 2/6( in \\d:\\d\\d)?\n🟨🟩🟩\n🟨🟨🟨${link("crossbar")}`,
      "u",
    ),
    words: new RegExp(
      `^Crossbar No\\. 1 · 2/6( in \\d:\\d\\d)?\nAcross: after a check, clean, clean\\. Down: after a check, after a check, after a check\\.${link("crossbar")}`,
    ),
    sentence: /^A fan solved it( in \d:\d\d)?, 2 of 6 words clean\. Your turn\.$/,
  },
  "keepy-uppy": {
    slug: "keepy-uppy",
    name: "Keepy-Uppy",
    path: "/play/keepy-uppy",
    now: titleSteps["keepy-uppy"].now,
    label: "Share result",
    squares: new RegExp(`^Keepy-Uppy No\\. 1 · 3 touches\n🟩${link("keepy-uppy")}`, "u"),
    words: new RegExp(
      `^Keepy-Uppy No\\. 1 · 3 touches\nCaught after 3 touches${link("keepy-uppy")}`,
    ),
    sentence: /^A fan caught it after 3 touches\. Your turn\.$/,
  },
  "career-path": {
    slug: "career-path",
    name: "Career Path",
    path: "/play/career-path",
    now: titleSteps["career-path"].now,
    label: "Share result",
    squares: new RegExp(`^Career Path No\\. 1 · 30/30\n🟨{6}${link("career-path")}`, "u"),
    words: new RegExp(`^Career Path No\\. 1 · 30/30\nScout(, scout){5}${link("career-path")}`),
    sentence: /^A fan made 30 points of 30 from six careers\. Your turn\.$/,
  },
  "spot-kick": {
    slug: "spot-kick",
    name: "Spot Kick",
    path: "/play/spot-kick",
    now: titleSteps["spot-kick"].now,
    label: "Share result",
    squares: new RegExp(
      `^Spot Kick No\\. 1 · won, 4 of 5\n🟩{3}🟥🟩\n🟩🟥🟥🟩${link("spot-kick")}`,
      "u",
    ),
    words: new RegExp(
      `^Spot Kick No\\. 1 · won, 4 of 5\nScored: yes, yes, yes, no, yes\\.\nLet in: yes, no, no, yes\\.${link("spot-kick")}`,
    ),
    sentence: /^A fan won the shoot-out 4-2\. Your turn\.$/,
  },
};

type Hooks = (wish: { now: string }) => Promise<void>;

/** What the browser keeps of a finished title: to play each for every test would take minutes. */
const finished = new Map<PlayableSlug, Cookie[]>();

/** Opens the end of a title, which the first test that asks for it plays. */
export async function finishedTitle(
  page: Page,
  visit: Visit,
  testHooks: Hooks,
  title: TitleTexts,
): Promise<void> {
  const { slug, path, now } = title;
  await testHooks({ now });
  const cookies = finished.get(slug);
  if (cookies) await page.context().addCookies(cookies);
  await visit(path);
  if (!cookies) {
    await playToTheEnd(page, title);
    finished.set(slug, await page.context().cookies());
  }
  await expect(titleSteps[slug].end(page)).toBeVisible();
}

/** Plays the open title, and waits until the server has every move. */
async function playToTheEnd(page: Page, { slug }: TitleTexts): Promise<void> {
  const { moves, makeMove, seeMoves, end } = titleSteps[slug];
  await page.getByRole("button", { name: "Kick off" }).click();
  for (let index = 0; index < moves; index++) {
    await makeMove(page, index);
    if (index < moves - 1) await seeMoves(page, index + 1);
  }
  await expect(end(page)).toBeVisible();
  const hasScript = (await page.locator("html").getAttribute("data-hydrated")) !== null;
  if (hasScript) await allArrived(page);
}

/** Lets the page copy, and takes its share sheet away. */
export async function withoutShareSheet(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
}

/** Waits until the fonts are there and every motion has ended, so that nothing moves by itself any more. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Takes the share sheet and the clipboard away, so that every browser shows the text to copy. */
export async function unableToShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}

/** What is on the clipboard. */
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The path of the link in a shared text, on the server under test. */
export function pathOfLink(text: string): string {
  return new URL(text.split("\n").at(-1) ?? "").pathname;
}

/** Whether a message is visible: above everything else. */
export async function expectOnTop(page: Page, text: string): Promise<void> {
  const message = page.getByRole("status").getByText(text, { exact: true });
  await expect(message).toBeVisible();
  // Tests play too quickly to be ranked, and the line that says so takes the room.
  await message.scrollIntoViewIfNeeded();
  const isOnTop = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
}
