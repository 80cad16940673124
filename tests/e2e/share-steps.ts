import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import { playBest } from "../fixtures/best-attempts";
import type { SharedTexts } from "../fixtures/browser-title";
import { ofEachTitle } from "../fixtures/browser-titles";
import type { Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

/** What a finished title shares: its texts, and how a friend reads it. */
type TitleTexts = SharedTexts & { slug: PlayableSlug; path: string; now: string };

const withLink = (text: RegExp, slug: PlayableSlug) =>
  new RegExp(
    String.raw`${text.source}\nYour turn:\nhttps://play\.kickabout\.example/beat/${slug}/[\w-]+$`,
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

/** Lets the page share natively: the text and link that it shares are then in `data-shared`. */
export const shareNatively = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text, url }: ShareData) =>
        document.documentElement.setAttribute("data-shared", `${text}\n${url}`),
    });
  });

/** Lets the pages that open from now on copy, and takes their share sheet away. */
export async function withoutShareSheet(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined }),
  );
}

/**
 * Shares the result on the page where the device can't share: the button copies it, and says so in its own place.
 *
 * @returns what was copied
 */
export async function copyResult(page: Page, { label }: TitleTexts): Promise<string> {
  await expect(page.locator(".share details")).toHaveCount(0);
  const button = page.getByRole("button", { name: label });
  const again = page.locator("#full-time").getByRole("button", { name: /^(Play|Same) again$/ });
  await button.hover();
  await atRest(page);
  const before = await again.boundingBox();
  await button.click();
  await expectOnTop(page, "Copied");
  await expect(button).toBeFocused();
  expect(await again.boundingBox()).toEqual(before);
  await expect(page.locator(".toast")).toHaveCount(0);
  return copied(page);
}

/** Opens the text to copy of a page without script, and what a friend sees at its link. */
export async function readSharedText(page: Page, title: TitleTexts): Promise<void> {
  await page.getByText(title.label).click();
  await expect(page.getByLabel("Copy this")).toHaveValue(title.squares);
  await expect(page.getByLabel("In words")).toHaveValue(title.words);
  await page.goto(pathOfLink(await page.getByLabel("Copy this").inputValue()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.name);
}

/** A friend without a cookie opens the link of a shared text, and goes on to the same edition. */
export async function friendPlays(
  browser: Browser,
  text: string,
  { name, now, path, sentence }: TitleTexts,
): Promise<void> {
  const friend = await browser.newContext({
    extraHTTPHeaders: { "x-test-hooks": JSON.stringify({ now }) },
  });
  const theirs = await friend.newPage();
  await theirs.goto(pathOfLink(text));
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(theirs.getByText(sentence)).toBeVisible();
  await theirs.getByRole("button", { name: "Play No. 1" }).click();
  await expect(theirs).toHaveURL(path);
  await expect(theirs.locator(".play-bar")).toContainText("A fan");
  await friend.close();
}

/** Waits until the fonts are there and every motion has ended, so that nothing moves by itself any more. */
function atRest(page: Page): Promise<void> {
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
function pathOfLink(text: string): string {
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
