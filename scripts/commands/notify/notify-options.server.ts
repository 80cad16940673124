import { parseArgs } from "node:util";
import { OperatorError } from "./operator-error.server";

/** A new broadcast, or the interrupted one to resume. */
export type NotifyOrder =
  | { kind: "new"; title: string; body: string; isDryRun: boolean }
  | { kind: "resume" };

/** The worker shows no more than this (app/people/push/push-message.ts). */
const MAX_TITLE = 120;
const MAX_BODY = 600;

const USAGE = `npm run notify -- --title <text> --body <text>            sends to everybody who has alerts on
npm run notify -- --title <text> --body <text> --dry-run  asks Firebase whether it would, and sends nothing
npm run notify -- --resume                                goes on with what was stopped`;

/**
 * Parses the operator's command line.
 *
 * @param words the arguments after `--`
 * @throws OperatorError with the usage, or with what is wrong with a text
 */
export function readNotifyOrder(words: string[]): NotifyOrder {
  const { title, body, "dry-run": isDryRun = false, resume = false } = valuesOf(words);
  if (resume) {
    if (title !== undefined || body !== undefined || isDryRun) throw new OperatorError(USAGE);
    return { kind: "resume" };
  }
  if (!title?.trim() || !body?.trim()) throw new OperatorError(USAGE);
  refuseLong("title", title, MAX_TITLE);
  refuseLong("body", body, MAX_BODY);
  return { kind: "new", title: title.trim(), body: body.trim(), isDryRun };
}

function valuesOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        title: { type: "string" },
        body: { type: "string" },
        "dry-run": { type: "boolean" },
        resume: { type: "boolean" },
      },
    }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

function refuseLong(name: string, text: string, max: number): void {
  if (text.trim().length <= max) return;
  throw new OperatorError(`The ${name} may have ${max} characters at most.`);
}
