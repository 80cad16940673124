import { describe, expect, it } from "vitest";
import { bestAttempts } from "../fixtures/best-attempts";
import { ask, headerOf, readable } from "./ask";
import type { Fan } from "./fan";
import { serverForFile } from "./processes";
import { on, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

/** A Sunday: its treble is the quiz, Higher Line and Wall Pass. */
const sunday = "2026-11-22";

const treble = ["full-time-quiz", "higher-line", "wall-pass"] as const;

/** @returns the state at the end */
async function plays(
  fan: Fan,
  slug: (typeof treble)[number],
  choices: readonly unknown[] = bestAttempts[slug].moves,
) {
  const moves = choices.map((move, index) => ({ index, move, elapsed: 0 }));
  const path = `/play/${slug}/moves`;
  const started = await fan.post(path, { intent: "start" }, on(sunday));
  const attempt = JSON.parse(started.text).playing.attempt.id;
  const form = { intent: "move", attempt, moves: JSON.stringify(moves) };
  return JSON.parse((await fan.post(path, form, on(sunday))).text).playing.state;
}

type Answered = { solution: { correctIndex: number } };

/** The path of a visitor's shared Sunday, with the text that goes with it. */
async function sharedDay() {
  const { fan } = visitor(server.address);
  for (const slug of treble) await plays(fan, slug);
  const html = readable((await fan.see("/", on(sunday))).text);
  const [text = "", path = ""] =
    /Treble! All three on Sun 22 Nov[^<]*?(\/beat\/treble\/[\w-]+)/.exec(html) ?? [];
  return { text, path };
}

describe("a day's treble", () => {
  it("is shared with three scores, on a page that is the same for everybody, with its picture", async () => {
    const { text, path } = await sharedDay();
    expect(text).toMatch(/Full-Time Quiz \d\/5\s+Higher Line 10\/10\s+Wall Pass 92\/92/);
    const page = await ask(server.address, path);
    expect(page.status).toBe(200);
    expect(headerOf(page, "Cache-Control")).toMatch(/^public/);
    const html = readable(page.text);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/<h1>Treble<\/h1>/);
    expect(html).toContain("Sun 22 Nov");
    expect(html).toContain('href="/play/wall-pass?date=2026-11-22"');
    const picture = await ask(server.address, `${path}/picture.png`);
    expect([picture.status, headerOf(picture, "Content-Type")]).toEqual([200, "image/png"]);
    const lost = await ask(server.address, `${path.slice(0, -1)}`);
    expect(lost.status).toBe(404);
    expect(readable(lost.text)).toContain("That one went over the bar");
    expect((await ask(server.address, `${path}x/picture.png`)).status).toBe(404);
  });

  it("has beside it what its reader has finished, and who has won once that is all", async () => {
    const { path } = await sharedDay();
    const { fan } = visitor(server.address);
    const seen = async () => {
      const page = await fan.see(path, on(sunday));
      return {
        ...page,
        words: readable(page.text)
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " "),
      };
    };
    await plays(fan, "wall-pass");
    const one = await seen();
    expect(headerOf(one, "Cache-Control")).toMatch(/^private/);
    expect(one.words).toContain("Wall Pass You 92/92 Friend 92/92");
    expect(one.words).toMatch(/Full-Time Quiz \d\/5 Higher Line 10\/10 /);
    expect(one.words).toContain("Your turn. Play Full-Time Quiz");
    await plays(fan, "higher-line");
    const { answers } = await plays(visitor(server.address).fan, "full-time-quiz");
    const right = answers.map((one: Answered) => one.solution.correctIndex);
    await plays(fan, "full-time-quiz", right);
    const all = await seen();
    expect(all.words).toMatch(/You win the day, 1-0\./);
    expect(all.words).toContain("Send it back");
    expect(all.words).not.toContain("Your turn.");
  });
});
