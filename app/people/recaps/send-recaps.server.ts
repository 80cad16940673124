import { type Email, EmailRefused } from "~/platform/mail/mailer";
import type { DocumentStore } from "~/platform/storage/document-store";
import { RecapRun, type Subscribers } from "./recap-run.server";
import { dueFriday, weekBefore } from "./recap-week.server";

const MINUTE_MS = 60_000;

type Week = ReturnType<typeof weekBefore>;

/** The I/O that sending needs. */
export type RecapWorld = {
  store: DocumentStore;
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
  subscribers: Subscribers;
  /** A user's recap of a week; null without a verified address, or if nothing was played. */
  emailFor: (userId: string, week: Week) => Promise<Email | null>;
  send: (email: Email) => Promise<void>;
  /** How many emails go out a minute, at most. */
  perMinute: number;
  warn: (userId: string, error: unknown) => void;
};

/**
 * Sends the recaps that are due, each once, however many processes call this at whatever time.
 *
 * @returns how many this call sent
 * @throws what the store or the mailer throws while it is out of reach; a later call goes on
 */
export async function sendRecaps(world: RecapWorld): Promise<number> {
  const friday = dueFriday(world.now());
  if (!friday) return 0;
  const run = new RecapRun(world.store, friday, world.now);
  let sent = 0;
  for (let cursor = await run.begin(); cursor !== null; ) {
    const { userIds, next } = await world.subscribers(cursor);
    for (const userId of userIds) {
      if (!(await sendOne(world, run, userId))) continue;
      sent += 1;
      await world.wait(MINUTE_MS / world.perMinute);
    }
    await run.advance(next);
    cursor = next;
  }
  return sent;
}

/** @returns whether an email went out */
async function sendOne(world: RecapWorld, run: RecapRun, userId: string): Promise<boolean> {
  if (!(await run.claim(userId))) return false;
  try {
    const email = await world.emailFor(userId, weekBefore(run.friday));
    // The id makes a second one of a process that was killed between sending and settling the same email.
    if (email) await world.send({ ...email, id: `recap-${run.friday}-${userId}` });
    await run.settle(userId);
    return email !== null;
  } catch (error) {
    if (!(error instanceof EmailRefused)) {
      await run.unclaim(userId);
      await run.release();
      throw error;
    }
    // One address that takes no email must not stop the others.
    world.warn(userId, error);
    await run.settle(userId);
    return false;
  }
}
