import { expect, it } from "vitest";
import { attemptWith } from "../../../tests/fixtures/rules-attempt";
import type { Attempt } from "./attempt";
import { attemptsAtHand } from "./attempt-at-hand";

const TODAY = "2026-11-21";
const YESTERDAY = "2026-11-20";
const own = (count: number, date = TODAY) => attemptWith(count, { id: "own", date });
const replay = (date = TODAY) => attemptWith(1, { id: "replay", date, friendly: true });
const brought = (count: number) => attemptWith(count, { id: "brought" });

type Row = [string, Attempt | null, Attempt | null, Attempt | null, string | null, string | null];

it.each<Row>([
  ["nothing", null, null, null, null, null],
  [
    "what the browser brings, where the account has nothing",
    null,
    null,
    brought(2),
    "brought",
    null,
  ],
  ["a finished one that the browser brings", null, null, brought(5), "brought", null],
  ["the account's own, where the browser brings nothing", own(5), replay(), null, "own", "replay"],
  ["the account's own while it is running", own(2), null, brought(4), "own", null],
  ["what is running as a Friendly, after the result", own(5), null, brought(2), "own", "brought"],
  [
    "the account's own Friendly before one that is brought",
    own(5),
    replay(),
    brought(2),
    "own",
    "replay",
  ],
  ["the account's own, where both are finished", own(5), null, brought(5), "own", null],
  [
    "today's, where the account's is of yesterday",
    own(5, YESTERDAY),
    replay(YESTERDAY),
    brought(5),
    "brought",
    null,
  ],
  [
    "today's, where yesterday's was left open",
    own(2, YESTERDAY),
    null,
    brought(1),
    "brought",
    null,
  ],
  ["no Friendly of another date", own(5), replay(YESTERDAY), null, "own", null],
])("a player has before them %s", (_, current, friendly, offered, id, friendlyId) => {
  const attempts = attemptsAtHand({ current, friendly, offered }, TODAY);
  expect([attempts.current?.id ?? null, attempts.friendly?.id ?? null]).toEqual([id, friendlyId]);
});

it("what is brought and asked about is before the account's own Friendly, and marked as one", () => {
  const has = { current: own(5), friendly: replay(), offered: brought(2) };
  const { friendly } = attemptsAtHand(has, TODAY, "brought");
  expect(friendly).toEqual({ ...brought(2), friendly: true });
});
