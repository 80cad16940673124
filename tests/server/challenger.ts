import { expect } from "vitest";
import { readable, testHooks } from "./ask";
import { simulatedProviderFan } from "./fan";
import { tagsNamed } from "./markup";
import { quiz } from "./player";
import { answersWith, idOf, on, QuizFan, replyOf, thatDay } from "./quiz-fan";

const site = "https://play.kickabout.example";
export const signing = "/play/sign";

/** The address of the result that a page shares. */
export async function linkOf(player: QuizFan, day = thatDay): Promise<string> {
  const search = day === thatDay ? "" : `?date=${thatDay}`;
  const html = readable(await player.page(search, day));
  const [url = ""] = html.match(/https:\/\/play\.kickabout\.example\/beat\/[\w/?=-]+/) ?? [];
  expect(url).not.toBe("");
  return url.slice(site.length);
}

/** Presses 'Play' on a link's page, as its form says. */
export async function accept(player: QuizFan, link: string, day = thatDay) {
  const { text } = await player.fan.see(link, on(day));
  const fields = tagsNamed(text, "input")
    .filter(({ attributes }) => ["date", "rival"].includes(attributes.name ?? ""))
    .slice(0, 2)
    .map(({ attributes }) => [attributes.name, attributes.value]);
  return player.fan.post(quiz, { ...Object.fromEntries(fields), intent: "start" }, on(day));
}

/** Opens a link, presses 'Play' and answers so many right. */
export async function plays(player: QuizFan, link: string, right: number, day = thatDay) {
  const { status, headers } = await accept(player, link, day);
  expect(status).toBe(303);
  const at = String(headers.location);
  const started = await player.fan.see(`${quiz}/moves${at.slice(quiz.length)}`, {
    ...on(day),
    Accept: "application/json",
  });
  const id = idOf(replyOf(started));
  const fields = { intent: "move", attempt: id, date: thatDay };
  const moves = JSON.stringify(answersWith(right));
  return replyOf(await player.fan.post(`${quiz}/moves`, { ...fields, moves }, on(day)));
}

/** A sender who has signed in that morning, and played at noon. */
export async function challenger(address: string, right = 3) {
  const morning = testHooks({ now: `${thatDay}T08:00:00Z` });
  const zola = new QuizFan(await simulatedProviderFan(address, morning));
  await zola.play(right);
  return { zola, link: await linkOf(zola) };
}

/** The lines that tell a sender of answers, on their result's page. */
export const answersOn = async (player: QuizFan) =>
  Array.from(
    readable(await player.page()).matchAll(/<(?:li|p role="status")>([^<]* answered: [^<]*)/g),
    ([, line]) => line,
  );
