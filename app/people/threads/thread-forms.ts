import { threadTexts } from "./thread-texts";

/** The ids of the controls, for links from the error summary. */
export const fieldIds = { text: "reply-text" } as const;

/** A form that was refused: the page shows it again, with what was typed. */
export type ThreadRefusal = {
  intent: string;
  problem: string;
  text: string;
  /** Whether the problem is with the text. */
  isText: boolean;
};

/** A refusal for what did not reach the server; its status tells the router that nothing has changed. */
export const unsent = (text: string): Response =>
  new Response(
    JSON.stringify({ intent: "", problem: threadTexts.unreachable, text, isText: false }),
    { status: 503, headers: { "Content-Type": "application/json" } },
  );

/** The search parameters of a thread: the page that begins before a time, and the reply to answer or to change. */
export const BEFORE = "before";
export const ANSWER = "answer";
export const CHANGE = "change";
