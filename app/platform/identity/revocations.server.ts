import type { UserRecord } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import { timeout } from "remix-utils/promise";
import type { Session } from "./identity-provider";

const FRESH_MS = 60_000;
const MAX_USERS = 10_000;

/** What was last heard of a user, and what is being asked. */
type Known = { validFrom: number; askedAt: number; asking: Promise<unknown> };

type Options = {
  /** Asks Firebase for a user; null for one that is gone. */
  find: (userId: string) => Promise<UserRecord | null>;
  /** How long a session waits for that; then what was heard before holds. */
  timeoutMs: number;
};

/**
 * Whose sessions Firebase ended: with a new password, by an operator, or with the account. It tells only who asks, so
 * each user is looked up at most once a minute by each process (docs/decisions/0024), and while Firebase says nothing,
 * what it said last goes on.
 */
export class Revocations {
  readonly #known = new LRUCache<string, Known>({ max: MAX_USERS });

  constructor(private readonly options: Options) {}

  /** Whether a session has ended as far as Firebase told within the last minute. Never throws. */
  async haveEnded({ user, signedInAt }: Session): Promise<boolean> {
    const known = this.#known.get(user.id) ?? neverAsked();
    const now = performance.now();
    if (now - known.askedAt >= FRESH_MS) {
      known.askedAt = now;
      known.asking = this.#ask(user.id, known);
      this.#known.set(user.id, known);
    }
    await known.asking;
    return signedInAt < known.validFrom;
  }

  /** An answer that comes late still counts for the requests after. */
  async #ask(userId: string, known: Known): Promise<void> {
    const heard = this.options.find(userId).then(
      (record) => {
        known.validFrom = validFrom(record);
      },
      () => {},
    );
    await timeout(heard, { ms: this.options.timeoutMs }).catch(() => {});
  }
}

/**
 * From when on a user's sign-ins hold, in ms since the epoch: by Firebase's own rule, in whole seconds. Infinity for one
 * who is gone or disabled.
 */
export function validFrom(record: UserRecord | null): number {
  if (!record || record.disabled) return Number.POSITIVE_INFINITY;
  return record.tokensValidAfterTime === undefined ? 0 : Date.parse(record.tokensValidAfterTime);
}

const neverAsked = (): Known => ({
  validFrom: 0,
  askedAt: Number.NEGATIVE_INFINITY,
  asking: Promise.resolve(),
});
