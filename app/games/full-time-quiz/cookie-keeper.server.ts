import { dropAttempts, type KeptAttempts, keepAttempts } from "./attempt-cookie.server";
import type { AttemptKeeper, Change, Kept } from "./attempt-keeper";
import type { Attempts } from "./attempts";

/** Keeps a visitor's attempts in their own browser, signed: rolling them back fools only their owner. */
export class CookieKeeper implements AttemptKeeper {
  constructor(private readonly inCookie: KeptAttempts) {}

  async read(): Promise<Kept> {
    const { status, isLegacy } = this.inCookie;
    const isUnreadable = status === "unreadable";
    if (isUnreadable) return this.keptAs(await dropAttempts(), isUnreadable);
    return this.keptAs(isLegacy ? await keepAttempts(this.attempts, isLegacy) : []);
  }

  async change(change: Change): Promise<Kept> {
    const attempts = change(this.attempts);
    if (attempts === this.attempts) return this.read();
    return this.keptAs(await keepAttempts(attempts, this.inCookie.isLegacy), false, attempts);
  }

  private keptAs(
    setCookies: readonly string[],
    isUnreadable = false,
    attempts = this.attempts,
  ): Kept {
    return { attempts, player: null, streak: null, isUnreadable, setCookies };
  }

  private get attempts(): Attempts {
    return this.inCookie.attempts;
  }
}
