import { expect, it } from "vitest";
import { attemptWith } from "../../tests/fixtures/rules-attempt";
import { attemptAtHand } from "./attempt-at-hand";

const TODAY = "2026-11-21";
const own = (count: number, date = TODAY) => attemptWith(count, { id: "own", date });
const brought = (count: number) => attemptWith(count, { id: "brought" });

it.each([
  ["nothing", null, null, null],
  ["what the browser brings, where the account has nothing", null, brought(2), "brought"],
  ["a finished one that the browser brings", null, brought(5), "brought"],
  ["the account's own, where the browser brings nothing", own(5), null, "own"],
  ["the account's own while it is running", own(2), brought(4), "own"],
  ["what is running, where the account has finished", own(5), brought(2), "brought"],
  ["the account's own, where both are finished", own(5), brought(5), "own"],
  ["today's, where the account's is of yesterday", own(5, "2026-11-20"), brought(5), "brought"],
  ["today's, where yesterday's was left open", own(2, "2026-11-20"), brought(1), "brought"],
])("a player has before them %s", (_, current, offered, id) => {
  expect(attemptAtHand(current, offered, TODAY)?.id ?? null).toBe(id);
});
