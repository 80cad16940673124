import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import { playBest } from "../fixtures/best-attempts";
import type { SharedTexts } from "../fixtures/browser-title";
import { ofEachTitle } from "../fixtures/browser-titles";
import type { Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

/** What a finished title shares: its texts, and how a friend reads it. */
type TitleTexts = SharedTexts & { slug: PlayableSlug; path: string; now: string };

const withLink = (text: RegExp, slug: PlayableSlug) =>
  new RegExp(
    String.raw`${text.source}\nhttps://play\.kickabout\.example/beat/${slug}/[\w-]+$`,
    "u",
  );

/** What each title shares after its steps. */
export const shareTexts = ofEachTitle(
  ({ shared, steps }, slug): TitleTexts => ({
    ...shared,
    slug,
    path: `/play/${slug}`,
    now: steps.now,
    squares: withLink(shared.squares, slug),
    words: withLink(shared.words, slug),
  }),
);

type Hooks = (wish: { now: string }) => Promise<void>;

/** Opens the end of a title, which is played without its page. */
export async function openEnd(
  page: Page,
  visit: Visit,
  testHooks: Hooks,
  { slug, path, now }: TitleTexts,
): Promise<void> {
  await testHooks({ now });
  await playBest(page.request, slug);
  await visit(path);
  await expect(titleSteps[slug].end(page)).toBeVisible();
}

/** Plays the open title, and waits until the server has every move. */
export async function playToTheEnd(page: Page, { slug }: TitleTexts): Promise<void> {
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

/** Lets the page share natively: the text and link that it shares are then in `data-shared`. */
export const shareNatively = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text, url }: ShareData) =>
        document.documentElement.setAttribute("data-shared", `${text}\n${url}`),
    });
  });

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
