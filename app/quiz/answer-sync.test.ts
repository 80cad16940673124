import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { AnswerSync, type SyncPort } from "./answer-sync";
import type { GivenAnswer, Playing, QuizReply } from "./playing";

const given = (question: number): GivenAnswer => ({
  question,
  choice: 1,
  elapsed: 1000 * question,
});
const refused: QuizReply = { status: "refused", message: "Elsewhere.", playing: null };
const taken = "taken";

/** What the server says when it has every answer up to the last of these. */
function takenUpTo(answers: readonly GivenAnswer[]): QuizReply {
  const count = (answers.at(-1)?.question ?? -1) + 1;
  const playing = { attempt: { answers: Array.from({ length: count }) } } as unknown as Playing;
  return { status: "playing", playing };
}

/** A port whose posts end when the test says so; waits are noted and end at once. */
function handPort(stored: GivenAnswer[] = []) {
  const posts: { id: string; answers: GivenAnswer[]; end: (reply: QuizReply | null) => void }[] =
    [];
  const waits: number[] = [];
  const box = { stored };
  const told: QuizReply[] = [];
  const port: SyncPort = {
    post: (id, answers) =>
      new Promise((resolve, reject) => {
        const end = (reply: QuizReply | null) =>
          reply ? resolve(reply) : reject(new Error("Lost"));
        posts.push({ id, answers: [...answers], end });
      }),
    read: () => box.stored,
    write: (_, answers) => {
      box.stored = [...answers];
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    alone: (_, work) => work(),
    tell: (reply) => told.push(reply),
  };
  return { port, posts, waits, box, told };
}

/** Ends a port's newest post and lets everything that follows from it happen. */
async function end(
  posts: ReturnType<typeof handPort>["posts"],
  reply: QuizReply | typeof taken | null,
) {
  const post = posts.at(-1);
  post?.end(reply === taken ? takenUpTo(post.answers) : reply);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Somebody who hears how the answers fare. */
function ear() {
  const onReply = vi.fn();
  const onDelay = vi.fn();
  return { onReply, onDelay, listener: { onReply, onDelay } };
}

const questions = (posts: { answers: GivenAnswer[] }[]) =>
  posts.map(({ answers }) => answers.map(({ question }) => question));

describe("sending", () => {
  it("posts an answer at once, for its attempt", async () => {
    const { port, posts } = handPort();
    void new AnswerSync("attempt-1", port).add(given(0));
    await Promise.resolve();
    expect(posts).toMatchObject([{ id: "attempt-1", answers: [given(0)] }]);
  });

  it("has one post under way at a time", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    for (const question of [0, 1, 2]) {
      void sync.add(given(question));
      await Promise.resolve();
    }
    expect(questions(posts)).toEqual([[0]]);
  });

  it("puts what was added meanwhile into the next post, in order, and nothing twice", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    await Promise.resolve();
    for (const question of [1, 2]) void sync.add(given(question));
    await end(posts, taken);
    expect(questions(posts)).toEqual([[0], [1, 2]]);
  });
});

describe("what is kept", () => {
  it("is nothing once all is confirmed", async () => {
    const { port, posts, box } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    await end(posts, taken);
    expect([sync.waiting, box.stored]).toEqual([[], []]);
  });

  it("is every answer until it is confirmed", () => {
    const { port, box } = handPort();
    void new AnswerSync("attempt-1", port).add(given(0));
    expect(box.stored).toEqual([given(0)]);
  });
});

describe("between posts", () => {
  it("nothing goes out when nothing waits", async () => {
    const { port, posts } = handPort();
    await new AnswerSync("attempt-1", port).flush();
    expect(posts).toEqual([]);
  });

  it("the next answer goes out after a pause", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    await end(posts, taken);
    void sync.add(given(1));
    expect(questions(posts)).toEqual([[0], [1]]);
  });
});

describe("a failure", () => {
  it("is followed by longer and longer waits, of 15 seconds at most", async () => {
    const { port, posts, waits } = handPort();
    void new AnswerSync("attempt-1", port).add(given(0));
    for (let count = 0; count < 7; count++) await end(posts, null);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it("makes the same answers go out again, with those added meanwhile", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    void sync.add(given(1));
    await end(posts, null);
    expect(questions(posts)).toEqual([[0], [0, 1]]);
  });

  it("after a success waits one second again", async () => {
    const { port, posts, waits } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    await end(posts, null);
    await end(posts, null);
    void sync.add(given(1));
    await end(posts, taken);
    await end(posts, null);
    expect(waits).toEqual([1000, 2000, 1000]);
  });

  it("is nothing that onReply hears of", async () => {
    const { port, posts } = handPort();
    const { onReply, listener } = ear();
    const sync = new AnswerSync("attempt-1", port);
    sync.listen(listener);
    void sync.add(given(0));
    await end(posts, null);
    expect(onReply).not.toHaveBeenCalled();
  });
});

describe("a refusal", () => {
  it("drops what was sent and what was waiting", async () => {
    const { port, posts, box } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    void sync.add(given(1));
    await end(posts, refused);
    expect([sync.waiting, box.stored, posts.length]).toEqual([[], [], 1]);
  });

  it("reaches onReply", async () => {
    const { port, posts } = handPort();
    const { onReply, listener } = ear();
    const sync = new AnswerSync("attempt-1", port);
    sync.listen(listener);
    void sync.add(given(0));
    await end(posts, refused);
    expect(onReply.mock.calls).toEqual([[refused]]);
  });
});

describe("a reply without what was sent", () => {
  const nothing = takenUpTo([]);

  it("ends the sending of answers that can't count any more", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(2));
    await end(posts, nothing);
    expect([sync.waiting, posts.length]).toEqual([[], 1]);
  });

  it("keeps those that it took no notice of while it took others", async () => {
    const { port, posts } = handPort([given(0), given(1)]);
    void new AnswerSync("attempt-1", port).flush();
    await end(posts, takenUpTo([given(0)]));
    expect(questions(posts)).toEqual([[0, 1], [1]]);
  });
});

describe("before the page goes", () => {
  it("everything that waits is let out at once, beside the post that is under way", () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    void sync.add(given(1));
    sync.hurry();
    expect(questions(posts)).toEqual([[0], [0, 1]]);
  });
});

describe("an earlier visit", () => {
  it("leaves its answers waiting", () => {
    const { port } = handPort([given(0), given(1)]);
    expect(new AnswerSync("attempt-1", port).waiting).toEqual([given(0), given(1)]);
  });

  it("has its answers go out first", () => {
    const { port, posts } = handPort([given(0)]);
    void new AnswerSync("attempt-1", port).add(given(1));
    expect(questions(posts)).toEqual([[0, 1]]);
  });
});

describe("with nobody listening", () => {
  it("a reply is heard by nobody", async () => {
    const { port, posts } = handPort();
    const { onReply, listener } = ear();
    const sync = new AnswerSync("attempt-1", port);
    sync.listen(listener);
    void sync.add(given(0));
    sync.listen(null);
    await end(posts, taken);
    expect(onReply).not.toHaveBeenCalled();
  });

  it("the sending goes on", async () => {
    const { port, posts } = handPort();
    const sync = new AnswerSync("attempt-1", port);
    void sync.add(given(0));
    void sync.add(given(1));
    sync.listen(null);
    await end(posts, taken);
    expect(questions(posts)).toEqual([[0], [1]]);
  });
});

type Fate = "lost" | "reply lost" | "taken";

/** Plays five answers over a line with these fates; `gaps` tells in which post each of them is given. */
async function playOver(fates: Fate[], gaps: number[]) {
  const seen = { arrived: [] as number[], confirmed: new Set<number>(), again: [] as number[] };
  const todo = gaps
    .toSorted((one, other) => one - other)
    .map((post, question) => ({ post, question }));
  let count = 0;
  const giveDue = () => {
    while (todo[0] && todo[0].post <= count) void sync.add(given(todo.shift()?.question ?? 0));
  };
  const post = async (_: string, answers: GivenAnswer[]) => {
    const fate = fates[count++] ?? "taken";
    const numbers = answers.map(({ question }) => question);
    seen.again.push(...numbers.filter((question) => seen.confirmed.has(question)));
    giveDue();
    await Promise.resolve();
    if (fate !== "lost") seen.arrived.push(...numbers);
    if (fate !== "taken") throw new Error("The line broke.");
    for (const question of numbers) seen.confirmed.add(question);
    return takenUpTo(answers);
  };
  const sync = new AnswerSync("attempt-1", { ...handPort().port, post });
  giveDue();
  while (todo.length > 0 || sync.waiting.length > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    count++;
    giveDue();
  }
  return seen;
}

describe("whatever fails", () => {
  const fates = fc.array(fc.constantFrom<Fate[]>("lost", "reply lost", "taken"), { maxLength: 12 });
  const gaps = fc.array(fc.nat({ max: 6 }), { minLength: 5, maxLength: 5 });

  it("every answer arrives, and first in the order given", async () => {
    await fc.assert(
      fc.asyncProperty(fates, gaps, async (line, posts) => {
        const { arrived } = await playOver(line, posts);
        expect([...new Set(arrived)]).toEqual([0, 1, 2, 3, 4]);
      }),
    );
  });

  it("no answer is sent again after its confirmation", async () => {
    await fc.assert(
      fc.asyncProperty(fates, gaps, async (line, posts) => {
        expect((await playOver(line, posts)).again).toEqual([]);
      }),
    );
  });
});

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
