import { editions } from "~/games/full-time-quiz/bank.server";
import {
  type Asking,
  ask,
  cookieOf,
  playerCookie,
  postForm,
  type Reply,
  setCookiesOf,
  testHooks,
} from "./ask";

export const quiz = "/play/full-time-quiz";

/** The questions of the day on which these quizzes are played. */
export const questions = editions[0] ?? [];

const thatDay = testHooks({ now: "2026-11-21T12:00:00Z" });

/** A visitor without JavaScript: a browser's forms, and the cookie by which it knows its player. */
export class Player {
  cookie = "";

  constructor(private readonly address: string) {}

  see(search = ""): Promise<Reply> {
    return ask(this.address, quiz + search, { headers: this.headers() });
  }

  async post(fields: Record<string, string>, path = quiz): Promise<Reply> {
    return this.keeping(await postForm(this.address, path, fields, this.headers()));
  }

  /** Starts the quiz by its form. */
  start(): Promise<Reply> {
    return this.post({ intent: "start" });
  }

  /** Starts a Friendly by the results page's form. */
  again(): Promise<Reply> {
    return this.post({ intent: "start", friendly: "1" });
  }

  /** Answers by a question page's form, or with other fields in it. */
  async answer(question: number, choice: number, other: Record<string, string> = {}) {
    const attempt = await this.attempt();
    const fields = { intent: "move", attempt, index: String(question) };
    return this.post({ ...fields, choice: String(choice), ...other });
  }

  /** The attempt's id in the page's form. */
  async attempt(): Promise<string> {
    const { text } = await this.see("?q=1");
    const id = /name="attempt" value="([^"]+)"/.exec(text)?.[1];
    if (!id) throw new Error("The page has no form for an answer.");
    return id;
  }

  /** The attempt that the page shows, as the server has it. */
  async log(search = ""): Promise<Record<string, unknown>> {
    const headers = { ...this.headers(), Accept: "application/json" };
    const { text } = await ask(this.address, `${quiz}/moves${search}`, { headers });
    return JSON.parse(text).playing.attempt;
  }

  headers(): NonNullable<Asking["headers"]> {
    return { ...thatDay, ...(this.cookie && { Cookie: this.cookie }) };
  }

  private keeping(reply: Reply): Reply {
    const isSet = setCookiesOf(reply).some((line) => line.startsWith(`${playerCookie}=`));
    if (isSet) this.cookie = cookieOf(reply);
    return reply;
  }
}

/** A player who has started. */
export async function startedPlayer(address: string): Promise<Player> {
  const player = new Player(address);
  await player.start();
  return player;
}

/** The right choice, or a wrong one. */
export function rightChoice(question: number): number {
  return questions[question]?.correctIndex ?? 0;
}

export function wrongChoice(question: number): number {
  return (rightChoice(question) + 1) % 4;
}
