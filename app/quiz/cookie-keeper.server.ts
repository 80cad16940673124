import { dropAttempt, type KeptAttempt, keepAttempt } from "./attempt-cookie.server";
import type { AttemptKeeper, Change, Kept } from "./attempt-keeper";

/** Keeps a visitor's attempt in their own browser, signed: rolling it back fools only its owner. */
export class CookieKeeper implements AttemptKeeper {
  constructor(private readonly inCookie: KeptAttempt) {}

  async read(): Promise<Kept> {
    const isUnreadable = this.inCookie.status === "unreadable";
    const setCookie = isUnreadable ? await dropAttempt() : null;
    return { attempt: this.attempt, player: null, streak: null, isUnreadable, setCookie };
  }

  async change(change: Change): Promise<Kept> {
    const attempt = change(this.attempt);
    if (!attempt || attempt === this.attempt) return this.read();
    const setCookie = await keepAttempt(attempt);
    return { attempt, player: null, streak: null, isUnreadable: false, setCookie };
  }

  private get attempt() {
    return this.inCookie.status === "kept" ? this.inCookie.attempt : null;
  }
}
