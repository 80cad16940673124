import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ear,
  end,
  given,
  handPort,
  questions,
  refused,
  taken,
  takenUpTo,
} from "../../../tests/fixtures/rules-sync";
import { AnswerSync } from "./answer-sync";
import type { GivenAnswer } from "./playing";

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
