import { type Email, EmailRefused } from "~/platform/mail/mailer";
import type { DocumentStore } from "~/platform/storage/document-store";
import { RecapRun, type Subscribers } from "./recap-run.server";
import { dueFriday, weekBefore } from "./recap-week.server";

const MINUTE_MS = 60_000;
/** So many failures one after the other are the mail server's, not the addresses'. It gets a pause. */
const OUTAGE = 3;
const PAUSE_MS = 30 * MINUTE_MS;

type Week = ReturnType<typeof weekBefore>;

/** The I/O that sending needs. */
export type RecapServices = {
  store: DocumentStore;
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
  subscribers: Subscribers;
  /** A user's recap of a week; null without a verified address, or if nothing was played. */
  emailFor: (userId: string, week: Week) => Promise<Email | null>;
  send: (email: Email) => Promise<void>;
  /** Throws if no email can be sent to anybody. */
  checkMail: () => Promise<void>;
  /** How many emails go out a minute, at most. */
  perMinute: number;
  warn: (userId: string, error: unknown) => void;
};

/** A recap that its mail server did not take. Its code keeps the server's text, with the address, out of the log. */
class RecapNotTaken extends Error {
  readonly code = "recap-not-taken";

  constructor(options: ErrorOptions) {
    super("A recap was not taken.", options);
  }
}

/**
 * Sends the recaps that are due, each once, however many processes call this at whatever time. One that fails for its
 * address alone is tried three times, an hour apart.
 *
 * @returns how many this call sent
 * @throws what the store or the mailer throws while it is out of reach; RecapNotTaken after several in a row: a later
 *   call goes on
 */
export async function sendRecaps(services: RecapServices): Promise<number> {
  const friday = dueFriday(services.now());
  if (!friday) return 0;
  const run = new RecapRun(services.store, friday, services.now);
  let sent = 0;
  let failed = 0;
  for (let cursor = await run.begin(); cursor !== null; ) {
    const { userIds, next } = await services.subscribers(cursor);
    for (const userId of userIds) {
      const outcome = await sendOne(services, run, userId);
      if (outcome === "none") continue;
      if (outcome === "sent") {
        sent += 1;
        failed = 0;
      } else {
        failed += 1;
        services.warn(userId, outcome);
        if (failed === OUTAGE) {
          await run.release(PAUSE_MS);
          throw outcome;
        }
      }
      await services.wait(MINUTE_MS / services.perMinute);
    }
    await run.advance(next);
    cursor = next;
  }
  return sent;
}

/** @returns what became of a user's recap: "none" if there is none to send now */
async function sendOne(
  services: RecapServices,
  run: RecapRun,
  userId: string,
): Promise<"sent" | "none" | RecapNotTaken> {
  const tries = await run.claim(userId);
  if (tries === null) return "none";
  try {
    const email = await services.emailFor(userId, weekBefore(run.friday));
    // The id makes a second one of a process that was killed between sending and settling the same email.
    const failure =
      email && (await failureOf(services, { ...email, id: `recap-${run.friday}-${userId}` }));
    if (failure && !(failure.cause instanceof EmailRefused)) await run.countFailure(userId, tries);
    else await run.settle(userId);
    return failure ?? (email ? "sent" : "none");
  } catch (error) {
    await run.unclaim(userId, tries);
    await run.release();
    throw error;
  }
}

/**
 * Sends an email.
 *
 * @returns why it failed for this address alone; null if it was sent
 * @throws what keeps everybody's emails from being sent
 */
async function failureOf(services: RecapServices, email: Email): Promise<RecapNotTaken | null> {
  try {
    await services.send(email);
    return null;
  } catch (cause) {
    if (!(cause instanceof EmailRefused)) await services.checkMail();
    return new RecapNotTaken({ cause });
  }
}
