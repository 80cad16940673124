import { describe, expect, it } from "vitest";
import type { Attempt } from "~/play/rules/attempt";
import type { Result } from "~/play/rules/results";
import { NO_ATTEMPTS, type Slots } from "~/play/rules/slots";
import { playedAttempt } from "../../../tests/fixtures/rules-play";
import { type Joining, joinEdition } from "./join-edition";

const MOVES = 3;
const isOver = ({ moves }: Attempt) => moves.length === MOVES;

const attempt = (id: string, moves: number, isFriendly = false): Attempt => ({
  ...playedAttempt(moves),
  id,
  isFriendly,
});

const own = { over: attempt("own", MOVES), running: attempt("own", 1) };
const his = { over: attempt("his", MOVES), running: attempt("his", 1) };
const friendly = attempt("friendly", 2, true);
const asFriendly = (one: Attempt): Attempt => ({ ...one, isFriendly: true });

const result = (score: number): Result => ({
  date: "2026-11-21",
  edition: 1,
  isWin: true,
  score,
  outOf: MOVES,
  points: 800,
  elapsed: 900,
  isLate: false,
});

const nothing: Joining<unknown> = {
  own: NO_ATTEMPTS,
  ownResult: null,
  isSpent: false,
  brought: NO_ATTEMPTS,
  broughtResult: null,
};

const finished = { brought: { result: his.over, friendly: null }, broughtResult: result(2) };
const running = { brought: { result: his.running, friendly: null } };

describe("an edition of an account and a visitor", () => {
  it.each<[string, Partial<Joining<unknown>>, Slots, boolean]>([
    ["nothing of either", {}, NO_ATTEMPTS, false],
    ["a visitor's result", finished, { result: his.over, friendly: null }, true],
    ["a visitor's running attempt", running, { result: his.running, friendly: null }, false],
    [
      "a visitor's Friendly of a past edition",
      { brought: { result: null, friendly } },
      { result: null, friendly },
      false,
    ],
    [
      "a visitor's result without its attempt",
      { broughtResult: result(2) },
      { result: null, friendly: null },
      true,
    ],
    [
      "an account's own result beside another",
      { own: { result: own.over, friendly: null }, ownResult: result(1), ...finished },
      { result: own.over, friendly: null },
      false,
    ],
    [
      "an account's own result, whose attempt is not there",
      { ownResult: result(1), ...finished },
      NO_ATTEMPTS,
      false,
    ],
    [
      "a result that the account has from here, whose attempt comes after it",
      { ownResult: result(2), ...finished },
      { result: his.over, friendly: null },
      false,
    ],
    [
      "an account's own result beside a running attempt",
      { own: { result: own.over, friendly: null }, ownResult: result(1), ...running },
      { result: own.over, friendly: asFriendly(his.running) },
      false,
    ],
    [
      "an account's own Friendly beside a running attempt",
      { own: { result: own.over, friendly }, ownResult: result(1), ...running },
      { result: own.over, friendly },
      false,
    ],
    [
      "an account's running attempt beside a result",
      { own: { result: own.running, friendly: null }, ...finished },
      { result: his.over, friendly: asFriendly(own.running) },
      true,
    ],
    [
      "an account's running attempt beside a result without its attempt",
      { own: { result: own.running, friendly: null }, broughtResult: result(2) },
      { result: null, friendly: asFriendly(own.running) },
      true,
    ],
    [
      "two running attempts",
      { own: { result: own.running, friendly: null }, ...running },
      { result: own.running, friendly: null },
      false,
    ],
    [
      "an attempt for the tables beside a Friendly of another time zone",
      {
        own: { result: { ...own.running, isRanked: true }, friendly: null },
        brought: { result: null, friendly },
      },
      { result: own.running, friendly: null },
      false,
    ],
    ["a result that was undone beside another", { isSpent: true, ...finished }, NO_ATTEMPTS, false],
    [
      "a result that was undone beside a running attempt",
      { isSpent: true, ...running },
      { result: null, friendly: asFriendly(his.running) },
      false,
    ],
  ])("%s", (_, change, slots, isNew) => {
    expect(joinEdition({ ...nothing, ...change }, isOver)).toEqual({ slots, isNew });
  });

  it("is the account's own object where nothing comes", () => {
    const slots = { result: own.over, friendly };
    const joined = joinEdition({ ...nothing, own: slots, ownResult: result(1) }, isOver);
    expect(joined.slots).toBe(slots);
  });
});
