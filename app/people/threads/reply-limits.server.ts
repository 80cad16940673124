import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An account that was made less than this ago is new. */
const NEW_MS = 7 * DAY_MS;

const limit = (name: string, max: number, windowMs: number) =>
  new RateLimiter(name, { max, windowMs });

const perAccount = limit("replies of an account", 10, 10 * MINUTE_MS);
const perNewAccount = limit("replies of a new account", 4, 10 * MINUTE_MS);
const perNewDay = limit("replies of a new account a day", 20, DAY_MS);
/** Generous, because many phones share one address. */
const perAddress = limit("replies of an address", 60, 10 * MINUTE_MS);
const reactions = limit("reactions of an account", 60, 10 * MINUTE_MS);
const drafts = limit("kept replies of an address", 20, 60 * MINUTE_MS);

/** Who writes. */
type Writer = {
  userId: string;
  /** When the account was made, in milliseconds since the epoch; null if that is not known. */
  joinedAt: number | null;
  /** The client's network address; an unknown one is not counted. */
  address: string | undefined;
};

/**
 * Counts a reply, or a change of one, before it is stored.
 *
 * @param now milliseconds since the epoch
 * @throws TooManyRequests
 */
export async function countReply({ userId, joinedAt, address }: Writer, now: number) {
  const isNew = joinedAt === null || now - joinedAt < NEW_MS;
  await (isNew ? perNewAccount : perAccount).take(userId);
  if (isNew) await perNewDay.take(userId);
  await perAddress.takeFrom(address);
}

/**
 * Counts a reaction.
 *
 * @throws TooManyRequests
 */
export const countReaction = (userId: string): Promise<void> => reactions.take(userId);

/**
 * Counts a text that is kept until its writer has logged in again.
 *
 * @throws TooManyRequests
 */
export const countDraft = (address: string | undefined): Promise<void> => drafts.takeFrom(address);
