import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { environment } from "~/platform/config/environment.server";
import { documents } from "~/platform/storage/documents.server";

const USAGE = "npm run sample-fans -- <number> [--seed <number>]";
const MAX_FANS = 1000;
const DEFAULT_SEED = 1;

type Say = (line: string) => void;

/** An invalid or impossible command; the message tells the operator why. */
class OperatorError extends Error {}

/**
 * `npm run sample-fans` (scripts/sample-fans.mjs): fills an empty data folder with invented fans, for trying out, pictures and benches.
 *
 * @param words the arguments after `--`
 * @param say prints a line
 * @throws Error with a message for the operator: invalid arguments, or a folder that is not empty
 */
export async function runSampleFans(words: readonly string[], say: Say): Promise<void> {
  const [fans, seed] = countsIn(words);
  refuseOtherData();
  // The titles are in the server's build alone.
  const build = (await import("@remix-run/dev/server-build")) as ServerBuild;
  const { fillWithFans } = build.entry.module as typeof import("~/entry.server");
  const password = randomBytes(9).toString("base64url");
  try {
    const filled = await fillWithFans({ fans, seed, password, now: Date.now() }, say);
    const { finishes, leagues, challenges, replies } = filled;
    say(
      `${finishes} finished games, ${leagues} leagues, ${challenges} challenges, ${replies} replies.`,
    );
    say(`Log in as fan-1@fans.example to fan-${fans}@fans.example with the password ${password}`);
  } finally {
    await (await documents()).close();
  }
}

function countsIn(words: readonly string[]): [fans: number, seed: number] {
  const [count = "", option, given = option ? "" : String(DEFAULT_SEED), ...more] = words;
  const isKnown = more.length === 0 && (option === undefined || option === "--seed");
  const numbers = [count, given].map((text) =>
    /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN,
  );
  const [fans = Number.NaN, seed = Number.NaN] = numbers;
  if (!isKnown || !(fans >= 1 && fans <= MAX_FANS) || Number.isNaN(seed)) {
    throw new OperatorError(`${USAGE}: 1 to ${MAX_FANS} fans`);
  }
  return [fans, seed];
}

/** Invented people are never to stand among real ones. */
function refuseOtherData(): void {
  const { firebase, DATA_DIR } = environment();
  if (firebase)
    throw new OperatorError("Sample fans are for a folder of their own, not for Firebase.");
  const folder = resolve(DATA_DIR);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new OperatorError(`${folder} is not empty: set DATA_DIR to a folder that is.`);
  }
}
