import { describe, expect, it } from "vitest";
import {
  ear,
  end,
  given,
  handPort,
  questions,
  taken,
  takenUpTo,
} from "../../../tests/fixtures/rules-sync";
import { AnswerSync, type SyncPort } from "./answer-sync";
import type { GivenAnswer, QuizReply } from "./playing";

describe("two tabs with the same attempt", () => {
  /** Two tabs of one browser, with one storage and one lock between them; posts are noted as they arrive. */
  function twoTabs(stored: GivenAnswer[] = []) {
    const { port, box } = handPort(stored);
    const arrived: number[] = [];
    let turn: Promise<unknown> = Promise.resolve();
    const shared: SyncPort = {
      ...port,
      post: async (_, answers) => {
        arrived.push(...answers.map(({ question }) => question));
        return takenUpTo(answers);
      },
      alone: (_, work) => {
        const mine = turn.then(work);
        turn = mine;
        return mine;
      },
    };
    const tabs = [
      new AnswerSync("attempt-1", shared),
      new AnswerSync("attempt-1", shared),
    ] as const;
    return { tabs, arrived, box };
  }

  it("send what an earlier visit left once", async () => {
    const { tabs, arrived, box } = twoTabs([given(0), given(1), given(2)]);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect([arrived, box.stored]).toEqual([[0, 1, 2], []]);
  });

  it("lose nothing that either of them was given", async () => {
    const { tabs, arrived, box } = twoTabs();
    await Promise.all([tabs[0].add(given(0)), tabs[1].add(given(1)), tabs[0].add(given(2))]);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect([arrived, box.stored]).toEqual([[0, 1, 2], []]);
  });
});

describe("answers of an account that is logged out", () => {
  const notYours: QuizReply = { status: "not-yours", message: "Log in.", playing: null };

  it("stay, and are not sent again until somebody asks", async () => {
    const { port, posts, box } = handPort([given(0), given(1)]);
    const sync = new AnswerSync("attempt-1", port);
    void sync.flush();
    await end(posts, notYours);
    expect([box.stored, posts.length]).toEqual([[given(0), given(1)], 1]);
    void sync.flush();
    expect(posts).toHaveLength(2);
  });

  it("are heard of, and nobody is told that they arrived", async () => {
    const { port, posts, told } = handPort([given(0)]);
    const { onReply, listener } = ear();
    const sync = new AnswerSync("attempt-1", port);
    sync.listen(listener);
    void sync.flush();
    await end(posts, notYours);
    expect([onReply.mock.calls, told]).toEqual([[[notYours]], []]);
  });
});

describe("answers that had to wait", () => {
  it("are heard of as waiting, and told of once they arrived", async () => {
    const { port, posts, told } = handPort();
    const { onDelay, listener } = ear();
    const sync = new AnswerSync("attempt-1", port);
    sync.listen(listener);
    void sync.add(given(0));
    await end(posts, null);
    expect([onDelay.mock.calls.length, told.length]).toEqual([1, 0]);
    await end(posts, taken);
    expect(told).toHaveLength(1);
    void sync.add(given(1));
    await end(posts, taken);
    expect(told).toHaveLength(1);
  });

  it("are told of when they are of an earlier visit, and no others are", async () => {
    const late = handPort([given(0)]);
    void new AnswerSync("attempt-1", late.port).flush();
    await end(late.posts, taken);
    const quick = handPort();
    void new AnswerSync("attempt-1", quick.port).add(given(0));
    await end(quick.posts, taken);
    expect([late.told.length, quick.told.length]).toEqual([1, 0]);
  });
});

it("a browser that keeps nothing sends all the same", async () => {
  const { port, posts } = handPort();
  const sync = new AnswerSync("attempt-1", { ...port, read: () => null, write: () => {} });
  void sync.add(given(0));
  void sync.add(given(1));
  await end(posts, taken);
  await end(posts, taken);
  expect([questions(posts), sync.waiting]).toEqual([[[0], [1]], []]);
});
