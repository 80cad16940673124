import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { isHydrated, tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";
import careers from "../careers/weeks-01-05.json" with { type: "json" };

/** The number of the career in hand, from 1 on. */
async function careerInHand(page: Page): Promise<number> {
  const heading = await page.getByRole("heading", { name: /^Career \d/ }).innerText();
  return Number(/\d/.exec(heading));
}

/** Names the player of the career in hand. */
async function nameCareer(page: Page, name: string): Promise<void> {
  const hasScript = await isHydrated(page);
  await tabTo(page, page.getByLabel("Whose career is it?"));
  await page.keyboard.type(name);
  if (hasScript) {
    await expect(page.getByRole("option").first()).toHaveText(`Name ${name}`);
    await page.keyboard.press("ArrowDown");
  } else {
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: `Name ${name}`, exact: true }));
  }
  await page.keyboard.press("Enter");
}

const passStops = (count: number) =>
  playByForms("career-path", () => Array(count).fill({ career: "1", next: "1" }));

/** Goes on to the end of each career, whose number of stops its page says. */
async function missCareers(request: APIRequestContext) {
  await passStops(0)(request);
  const moves: Record<string, string>[] = [];
  for (const career of ["1", "2", "3", "4", "5", "6"]) {
    const html = await (await request.get(`/play/career-path?career=${career}`)).text();
    const stops = Number(/Stop \D*1\D*of\D*(\d)/.exec(html)?.[1]);
    moves.push(...Array(stops).fill({ career, next: "1" }));
  }
  await playByForms("career-path", () => moves)(request);
}

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: 6,
    async makeMove(page) {
      const next = page.getByRole("link", { name: /^(Play ahead:|Go on now with) career/ });
      if (await next.isVisible()) {
        await tabTo(page, next);
        await page.keyboard.press("Enter");
        await expect(next).toBeHidden();
      }
      const name = careers[(await careerInHand(page)) - 1]?.name ?? "";
      await nameCareer(page, name);
      await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
    },
    async seeMoves(page, count) {
      const week = page.getByRole("navigation", { name: "This week's careers" });
      await expect(week.getByRole("link", { name: /: Scout/ })).toHaveCount(count);
    },
    end: fullTime,
  },
  shared: {
    name: "Career Path",
    label: "Share result",
    squares: /^Career Path No\. 1 · 30\/30\n🟨{6}/u,
    words: /^Career Path No\. 1 · 30\/30\nScout(, scout){5}/,
    sentence: /^A fan made 30 points of 30 from six careers\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: ["1pjgm", "25kb1", "3xt7f", "4ip66", "5mgvs", "6qxty"],
    score: /^30\/30$/,
  },
  states: [
    {
      name: "career-path-running",
      path: "/play/career-path?career=1&q=a",
      prepare: passStops(2),
    },
    { name: "career-path-end", prepare: missCareers },
  ],
};
