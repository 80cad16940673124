import type { DocumentStore } from "~/platform/storage/document-store";
import { attemptsAtHand } from "./attempt-at-hand";
import { dropAttempts, type KeptAttempts, keepAttempts } from "./attempt-cookie.server";
import type { AttemptKeeper, Change, Kept } from "./attempt-keeper";
import { type Attempts, placeOf } from "./attempts";
import { type Player, type PlayerState, readState, writeAttempt } from "./player-attempts.server";
import type { PlayerRecord } from "./player-record";
import { streakOf } from "./streak-rules.server";

/**
 * Keeps a signed-in player's attempts in our documents, where an answer that is locked stays so whatever a tab or an
 * old cookie posts. A running attempt in the browser, from before somebody signed in, moves over with its next answer.
 */
export class PlayerKeeper implements AttemptKeeper {
  private readonly player: Player;

  constructor(
    private readonly store: DocumentStore,
    userId: string,
    private readonly inCookie: KeptAttempts,
    today: string,
  ) {
    this.player = { userId, today, offered: inCookie.attempts.current };
  }

  async read(): Promise<Kept> {
    const state = await readState(this.store, this.player);
    const { status, attempts, isLegacy } = this.inCookie;
    const isMoved = status === "kept" && isLegacy;
    const setCookies = isMoved ? await keepAttempts(attempts, isLegacy) : [];
    return this.keptAs(this.atHand(state), state.record, status === "unreadable", setCookies);
  }

  async change(change: Change, attemptId?: string, isWaited = false): Promise<Kept> {
    const { attempts, record, hasMoved } = await this.store.transaction(async (transaction) => {
      const state = await readState(transaction, this.player, attemptId);
      const atHand = this.atHand(state, attemptId);
      const { hinted } = state;
      const isEarlier = isWaited && hinted !== null && placeOf(atHand, hinted.id) === null;
      const before = isEarlier ? { current: hinted, friendly: null } : atHand;
      const attempts = change(before);
      const changed = changedOf(before, attempts);
      if (!changed) return { attempts, record: state.record, hasMoved: false };
      const record = writeAttempt(transaction, this.player.userId, changed, {
        record: state.record,
        isLatest: !isEarlier,
      });
      return { attempts, record, hasMoved: changed.id === state.offered?.id };
    });
    return this.keptAs(attempts, record, hasMoved);
  }

  private atHand(state: PlayerState, wanted?: string): Attempts {
    return attemptsAtHand(state, this.player.today, wanted);
  }

  private async keptAs(
    attempts: Attempts,
    record: PlayerRecord,
    isCookieDone: boolean,
    setCookies: readonly string[] = [],
  ): Promise<Kept> {
    return {
      attempts,
      player: this.player.userId,
      streak: streakOf(record.days, this.player.today),
      isUnreadable: false,
      setCookies: isCookieDone ? await dropAttempts() : setCookies,
    };
  }
}

/** The attempt that a change has made or answered; null when it changed none. */
function changedOf(before: Attempts, after: Attempts) {
  if (after.current !== before.current) return after.current;
  return after.friendly === before.friendly ? null : after.friendly;
}
