import { describe, expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { testHooksRequest } from "../../../tests/fixtures/rules-request";
import { communityPosts, findPost, latestPosts, openThread } from "./posts.server";
import { samplePosts } from "./sample-posts";

setVariables({ TEST_HOOKS: "on" });

const now = Date.parse("2026-11-21T10:00:00Z");
const request = testHooksRequest({ now: "2026-11-21T10:00:00Z" });

describe("the community feed", () => {
  it("has its posts newest first, each with an id of its own that fits an address", () => {
    const ages = samplePosts.map(({ minutesAgo }) => minutesAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    const ids = samplePosts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it("has author, text and time", async () => {
    const listed = await communityPosts(request);
    if (listed.status !== "ready") throw new Error("No posts came.");
    expect(listed.items).toHaveLength(samplePosts.length);
    expect(listed.items[0]).toEqual({
      id: "caught-by-1994",
      author: "Thandi M",
      summary: "Who else got caught out by the 1994 final question? I was so sure.",
      timestamp: "2026-11-21T09:48:00.000Z",
      age: "12 min ago",
      isTrending: true,
    });
  });

  it("has some that are trending, and more that are not", () => {
    const trending = samplePosts.filter(({ isTrending }) => isTrending).length;
    expect(trending).toBeGreaterThan(0);
    expect(trending).toBeLessThan(samplePosts.length / 2);
  });

  it("has the first three for a small list", async () => {
    const [all, latest] = [await communityPosts(request), await latestPosts(request)];
    if (all.status !== "ready" || latest.status !== "ready") throw new Error("No posts came.");
    expect(latest.items).toEqual(all.items.slice(0, 3));
  });
});

describe("a post by its id", () => {
  it("is found as the feed has it", () => {
    expect(findPost("salt-and-pepper", now)).toMatchObject({ author: "Callum R", age: "11 h ago" });
  });

  it.each(["", "nobody", "__proto__", "constructor", "Salt-and-pepper"])("is none: %j", (id) => {
    expect(findPost(id, now)).toBeNull();
  });
});

describe("a thread", () => {
  it.each(samplePosts)(
    "of $author is the post with all that was said, and two more",
    async ({ id, text }) => {
      const open = await openThread(id, request);
      if (!open || open === "failed") throw new Error("There is no such thread.");
      expect(open.thread).toMatchObject({ id, summary: text[0], text });
      expect(text.length).toBeGreaterThan(1);
      expect(new Set([id, ...open.more.map((post) => post.id)]).size).toBe(3);
    },
  );

  it("is followed by the posts after it, and at the end by the first", async () => {
    const moreOf = async (id: string) => {
      const open = await openThread(id, request);
      return open && open !== "failed" ? open.more.map((post) => post.id) : [];
    };
    expect(await moreOf("caught-by-1994")).toEqual(["four-in-forty", "school-run-quiz"]);
    expect(await moreOf("night-shift")).toEqual(["keepers-union", "caught-by-1994"]);
  });

  it("is none where there is no such post", async () => {
    expect(await openThread("nobody", request)).toBeNull();
    expect(await openThread("__proto__", request)).toBeNull();
  });

  it("can't be had where the feed can't", async () => {
    const broken = testHooksRequest({ sources: { feed: "fail" } });
    expect(await openThread("night-shift", broken)).toBe("failed");
  });
});
