import { claimTexts } from "~/games/claim-texts";
import { readTitle } from "~/play/player/records";
import type { Attempt } from "~/play/rules/attempt";
import type { PlayReply } from "~/play/rules/playing";
import { statisticsOf } from "~/play/rules/results";
import { type Reply, testHooks } from "./ask";
import { Fan, simulatedProviderFan } from "./fan";
import { quiz, rightChoice, wrongChoice } from "./player";

/** The day of edition 1, whose right answers the tests know. */
export const thatDay = "2026-11-21";

/** Noon of a day, also in the product's time zone, as a request's test hooks. */
export const on = (day: string, more: Record<string, unknown> = {}) =>
  testHooks({ now: `${day}T12:00:00Z`, ...more });

/** Answers as a script posts them, the first ones right; each took a second. */
export const answersWith = (right: number, count = 5) =>
  Array.from({ length: count }, (_, question) => ({
    index: question,
    move: question < right ? rightChoice(question) : wrongChoice(question),
    elapsed: 0,
  }));

/** A browser that plays the way a script does, as a visitor or signed in. */
export class QuizFan {
  constructor(readonly fan: Fan) {}

  async start(day = thatDay): Promise<PlayReply> {
    return replyOf(await this.fan.post(`${quiz}/moves`, { intent: "start" }, on(day)));
  }

  /** Presses 'Play again'. */
  async again(day = thatDay): Promise<PlayReply> {
    return replyOf(
      await this.fan.post(`${quiz}/moves`, { intent: "start", friendly: "1" }, on(day)),
    );
  }

  post(attempt: string, answers: unknown, day = thatDay): Promise<Reply> {
    const fields = { intent: "move", attempt, moves: JSON.stringify(answers) };
    return this.fan.post(`${quiz}/moves`, fields, on(day));
  }

  async answer(attempt: string, answers: unknown, day = thatDay): Promise<PlayReply> {
    return replyOf(await this.post(attempt, answers, day));
  }

  /** Plays a whole quiz; returns the attempt's id. Other editions than the first have other right answers. */
  async play(right = 5, day = thatDay): Promise<string> {
    const id = idOf(await this.start(day));
    await this.answer(id, answersWith(right), day);
    return id;
  }

  /** The attempt on the quiz's page: the states of its first question's choices, or none. */
  async page(search = "", day = thatDay): Promise<string> {
    return (await this.fan.see(quiz + search, on(day))).text;
  }
}

/** A visitor with a new browser. */
export const visitor = (address: string) => new QuizFan(new Fan(address));

/** A signed-in user who has not played yet. */
export const signedIn = async (address: string, day = thatDay) =>
  new QuizFan(await simulatedProviderFan(address, on(day)));

export const replyOf = (reply: Reply): PlayReply => JSON.parse(reply.text);

/** The id of the attempt in an answer. */
export function idOf({ playing }: PlayReply): string {
  if (!playing) throw new Error("Nothing is being played.");
  return playing.attempt.id;
}

/** The choices of the answers that an answer of the server confirms. */
export const choicesOf = ({ playing }: PlayReply) => playing?.attempt.moves.map(({ move }) => move);

/** The head of the card that says how many results came along, as `readable` gives it. */
export const cardOf = (count: number) => `>${count}</span> ${claimTexts.card(count)}<`;

type Stored = { result: Attempt | null; friendly: Attempt | null };

/** The stored quiz data of a user, as in 'Download my data': the record, and every attempt. */
export async function dataOf({ fan }: QuizFan) {
  const { text } = await fan.see("/account/data", on(thatDay));
  const { titles, dates, attempts } = JSON.parse(text);
  const title = readTitle(titles[0]);
  const days = title.results.map(({ date, score: correct, outOf: total }) => ({
    date,
    correct,
    total,
  }));
  const { plays } = statisticsOf(title);
  const all = (attempts as Stored[]).flatMap(({ result, friendly }) => [result, friendly]);
  return {
    record: titles.length === 0 ? undefined : { plays, days, streakDays: dates[0]?.days },
    attempts: all.filter((attempt) => attempt !== null),
  };
}
