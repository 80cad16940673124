import type { DocumentStore } from "~/storage/document-store";
import type { Attempt } from "./attempt";
import { attemptAtHand } from "./attempt-at-hand";
import { dropAttempt, type KeptAttempt } from "./attempt-cookie.server";
import type { AttemptKeeper, Change, Kept } from "./attempt-keeper";
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
    private readonly inCookie: KeptAttempt,
    today: string,
  ) {
    const offered = inCookie.status === "kept" ? inCookie.attempt : null;
    this.player = { userId, today, offered };
  }

  async read(): Promise<Kept> {
    const state = await readState(this.store, this.player);
    return this.keptAs(this.atHand(state), state.record, this.inCookie.status === "unreadable");
  }

  async change(change: Change, attemptId?: string, isWaited = false): Promise<Kept> {
    const { attempt, record, hasMoved } = await this.store.transaction(async (transaction) => {
      const state = await readState(transaction, this.player, attemptId);
      const atHand = this.atHand(state);
      const isEarlier = isWaited && state.hinted !== null && state.hinted.id !== atHand?.id;
      const before = isEarlier ? state.hinted : atHand;
      const attempt = change(before);
      if (!attempt || attempt === before) {
        return { attempt: before, record: state.record, hasMoved: false };
      }
      const record = writeAttempt(transaction, this.player.userId, attempt, {
        record: state.record,
        isCurrent: !isEarlier,
      });
      return { attempt, record, hasMoved: attempt.id === state.offered?.id };
    });
    return this.keptAs(attempt, record, hasMoved);
  }

  private atHand({ current, offered }: PlayerState): Attempt | null {
    return attemptAtHand(current, offered, this.player.today);
  }

  private async keptAs(
    attempt: Attempt | null,
    record: PlayerRecord,
    isCookieDone: boolean,
  ): Promise<Kept> {
    return {
      attempt,
      player: this.player.userId,
      streak: streakOf(record.days, this.player.today),
      isUnreadable: false,
      setCookie: isCookieDone ? await dropAttempt() : null,
    };
  }
}
