import { editions } from "~/games/full-time-quiz/bank.server";
import {
  type Asking,
  ask,
  cookieOf,
  postForm,
  quizCookie,
  type Reply,
  setCookiesOf,
  testHooks,
} from "./ask";

export const quiz = "/play/full-time-quiz";

/** The questions of the day on which these quizzes are played. */
export const questions = editions[0] ?? [];

const thatDay = testHooks({ now: "2026-11-21T12:00:00Z" });

const HISTORY = "kb_days";

/** A visitor without JavaScript: a browser's forms, the cookie of its attempts, and that of its results. */
export class Player {
  cookie = "";
  #history = "";

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

  headers(): NonNullable<Asking["headers"]> {
    const cookies = [this.cookie, this.#history].filter(Boolean).join("; ");
    return { ...thatDay, ...(cookies && { Cookie: cookies }) };
  }

  private keeping(reply: Reply): Reply {
    const isSet = (name: string) => setCookiesOf(reply).some((line) => line.startsWith(`${name}=`));
    if (isSet(quizCookie)) this.cookie = cookieOf(reply);
    if (isSet(HISTORY)) this.#history = cookieOf(reply, HISTORY);
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
