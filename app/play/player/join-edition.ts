import type { Attempt } from "~/play/rules/attempt";
import type { Result } from "~/play/rules/results";
import { type Slots, withoutRank } from "~/play/rules/slots";

/** What an account and a visitor have of one edition. */
export type Joining<Move> = {
  /** The account's attempts, and its result as recorded. */
  own: Slots<Move>;
  ownResult: Result | null;
  /** Whether the account has undone a result of the edition. */
  isSpent: boolean;
  /** The visitor's. */
  brought: Slots<Move>;
  broughtResult: Result | null;
};

/** The account's attempts afterwards, and whether the visitor's result is new to it. */
export type Joined<Move> = { slots: Slots<Move>; isNew: boolean };

/**
 * What an account has of an edition after a visitor's games have come to it. A result that the account has stays, and one
 * that it has undone stays undone. What was running goes on: after a result, as a Friendly.
 *
 * @param isOver whether an attempt is finished
 * @returns the account's own slots, the same object, when nothing comes
 */
export function joinEdition<Move>(
  { own, ownResult, isSpent, brought, broughtResult }: Joining<Move>,
  isOver: (attempt: Attempt<Move>) => boolean,
): Joined<Move> {
  const isOther = ownResult !== null && !isSame(ownResult, broughtResult);
  if (isSpent || isOther || (own.result && isOver(own.result))) {
    const goesOn = brought.result && isOver(brought.result) ? null : asFriendly(brought.result);
    return { slots: withFriendly(own, goesOn ?? brought.friendly), isNew: false };
  }
  const isNew = broughtResult !== null && ownResult === null;
  if (!own.result) {
    const slots = withFriendly(own, brought.friendly);
    return { slots: brought.result ? { ...slots, result: brought.result } : slots, isNew };
  }
  // Who began the edition in two places may have seen its answers in the other.
  const isBegun = brought.result !== null || brought.friendly !== null;
  if (!broughtResult) return { slots: isBegun ? withoutRank(own) : own, isNew };
  return { slots: { result: brought.result, friendly: asFriendly(own.result) }, isNew };
}

const isSame = (one: Result, other: Result | null) =>
  one.isWin === other?.isWin && one.score === other.score;

const asFriendly = <Move>(attempt: Attempt<Move> | null): Attempt<Move> | null =>
  attempt && { ...attempt, isFriendly: true };

const withFriendly = <Move>(own: Slots<Move>, friendly: Attempt<Move> | null): Slots<Move> =>
  own.friendly || !friendly ? own : { ...own, friendly };
