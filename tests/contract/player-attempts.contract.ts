import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Attempt, attemptReducer } from "~/quiz/attempt";
import { addAttempt } from "~/quiz/attempt-offer.server";
import { PlayerKeeper } from "~/quiz/player-keeper.server";
import type { DocumentStore } from "~/storage/document-store";
import { attemptWith, START } from "../fixtures/rules-attempt";
import { setVariables } from "../fixtures/rules-environment";

setVariables();

const TODAY = "2026-11-21";

/**
 * What a player's attempts owe on every store.
 *
 * @param name of the store
 * @param open makes it, once for the whole suite; each test has a player of its own
 * @param skipReason why it can't run on this machine
 */
export function describePlayerAttempts(
  name: string,
  open: () => Promise<{ store: DocumentStore; close(): Promise<void> }>,
  skipReason?: string,
): void {
  const title = `A player's attempts on ${name}`;
  if (skipReason) {
    describe.skip(title, () => {
      it(`can't run: ${skipReason}`, () => {});
    });
    return;
  }
  // At once, since a tab that loses on Firestore waits for seconds before it tries again.
  describe.concurrent(title, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    keepsAttempts(() => opened.store);
  });
}

function keepsAttempts(store: () => DocumentStore) {
  it("come back as they were kept", async () => {
    const keeper = keeperOf(store());
    const { attempt } = await keeper.change(start());
    const answered = await keeper.change(answer(attempt, 0, [1, 2]), attempt?.id);
    expect(answered.attempt?.answers.map(({ choice }) => choice)).toEqual([1, 2]);
    expect((await keeper.read()).attempt).toEqual(answered.attempt);
  });

  it("are one, whichever of two tabs starts first", async () => {
    const keeper = keeperOf(store());
    const started = await Promise.all([keeper.change(start()), keeper.change(start())]);
    expect(started[0]?.attempt?.id).toBe(started[1]?.attempt?.id);
  });

  it("hold the answers of one of two tabs that answer at once, and never some of each", async () => {
    const keeper = keeperOf(store());
    const { attempt } = await keeper.change(start());
    const sets = [
      [0, 0, 0, 0, 0],
      [3, 3, 3, 3, 3],
    ];
    await Promise.all(sets.map((set) => keeper.change(answer(attempt, 0, set), attempt?.id)));
    const choices = (await keeper.read()).attempt?.answers.map(({ choice }) => choice);
    expect(sets).toContainEqual(choices);
    expect((await keeper.read()).streak).toMatchObject({ current: 1, best: 1, state: "running" });
  });

  it("take a visitor's finished attempt once, and never over what is there", async () => {
    const userId = randomUUID();
    const offered = attemptWith(5, { id: randomUUID() });
    const other = attemptWith(5, { id: randomUUID() });
    const add = (attempt: Attempt) =>
      addAttempt(store(), { userId, today: TODAY, offered: attempt });
    expect(await add(offered)).toBe("counted");
    expect(await add(offered)).toBe("nothing");
    expect(await add(other)).toBe("replayed");
    expect(await store().get("records", userId)).toMatchObject({
      plays: 2,
      days: [{ date: TODAY, correct: 1, total: 5 }],
    });
  });

  it("are found by their owner, for the deletion and the download", async () => {
    const userId = randomUUID();
    await keeperOf(store(), userId).change(start());
    const { documents } = await store().query("attempts", { where: { userId }, limit: 9 });
    expect(documents).toHaveLength(1);
  });
}

const keeperOf = (store: DocumentStore, userId = randomUUID()) =>
  new PlayerKeeper(store, userId, { status: "none" }, TODAY);

function start() {
  const event = { type: "started", id: randomUUID(), edition: 1, date: TODAY, at: START } as const;
  return (attempt: Attempt | null) => attemptReducer(attempt, event);
}

/** Answers questions of an attempt with these choices, as the player of another tab sees it. */
function answer(seen: Attempt | null, first: number, choices: number[]) {
  return (attempt: Attempt | null) => {
    expect(attempt?.id).toBe(seen?.id);
    return choices.reduce<Attempt | null>(
      (state, choice, index) =>
        attemptReducer(state, {
          type: "answered",
          question: first + index,
          choice,
          elapsed: null,
          arrivedAt: START + 1000,
        }),
      attempt,
    );
  };
}
