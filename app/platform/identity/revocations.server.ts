import type { UserRecord } from "firebase-admin/auth";
import { LRUCache } from "lru-cache";
import { timeout } from "remix-utils/promise";
import type { Session } from "./identity-provider";

const FRESH_MS = 60_000;
const MAX_USERS = 10_000;

/** The last known state of a user, and the pending lookup. */
type Known = {
  validFrom: number;
  joinedAt: number | null;
  askedAt: number;
  asking: Promise<unknown>;
};

type Options = {
  /** Looks a user up in Firebase; null for a deleted one. */
  find: (userId: string) => Promise<UserRecord | null>;
  /** How long a session waits for the lookup before the last known state applies. */
  timeoutMs: number;
};

/**
 * Sessions that Firebase ended: by a new password, by an operator, or with the account. Firebase sends no
 * notifications, so each process looks each user up at most once a minute (docs/decisions/0024), and uses the last
 * known state while Firebase does not respond.
 */
export class Revocations {
  readonly #known = new LRUCache<string, Known>({ max: MAX_USERS });

  constructor(private readonly options: Options) {}

  /** Whether a session has ended, as of Firebase's response within the last minute. Never throws. */
  async hasEnded({ user, signedInAt }: Session): Promise<boolean> {
    const known = this.#known.get(user.id) ?? unknownUser();
    const now = performance.now();
    if (now - known.askedAt >= FRESH_MS) {
      known.askedAt = now;
      known.asking = this.#ask(user.id, known);
      this.#known.set(user.id, known);
    }
    await known.asking;
    return signedInAt < known.validFrom;
  }

  /** When the account of a user was made, as of the last lookup, in ms since the epoch; null if that is not known. */
  joinedAt(userId: string): number | null {
    return this.#known.get(userId)?.joinedAt ?? null;
  }

  /** Looks the user up again at the next request. */
  forget(userId: string): void {
    this.#known.delete(userId);
  }

  /** A late response still counts for later requests. */
  async #ask(userId: string, known: Known): Promise<void> {
    const lookup = this.options.find(userId).then(
      (record) => {
        known.validFrom = validFrom(record);
        known.joinedAt = joinedAt(record);
      },
      () => {},
    );
    await timeout(lookup, { ms: this.options.timeoutMs }).catch(() => {});
  }
}

/**
 * The earliest valid sign-in time of a user, in ms since the epoch: by Firebase's own rule, in whole seconds. Infinity
 * for a deleted or disabled user.
 */
export function validFrom(record: UserRecord | null): number {
  if (!record || record.disabled) return Number.POSITIVE_INFINITY;
  return record.tokensValidAfterTime === undefined ? 0 : Date.parse(record.tokensValidAfterTime);
}

/** When an account was made, in ms since the epoch; null for none. */
export const joinedAt = (record: UserRecord | null): number | null =>
  record && Date.parse(record.metadata.creationTime);

const unknownUser = (): Known => ({
  validFrom: 0,
  joinedAt: null,
  askedAt: Number.NEGATIVE_INFINITY,
  asking: Promise.resolve(),
});
