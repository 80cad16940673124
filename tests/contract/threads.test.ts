import { describe, expect, it } from "vitest";
import {
  countReactionsOf,
  react,
  reactionsOf,
  takeBackReactions,
} from "~/people/threads/reaction-store.server";
import type { Reply } from "~/people/threads/reply";
import {
  deleteReply,
  editReply,
  findReply,
  latestReply,
  listReplies,
  takeBackReplies,
  writeReply,
} from "~/people/threads/reply-store.server";
import { readText, stranger } from "~/people/threads/sealed-text";
import type { NewThread } from "~/people/threads/thread";
import { withoutPeople } from "~/people/threads/thread-counts.server";
import {
  findThread,
  listThreads,
  openOwnThread,
  renameOwnThread,
} from "~/people/threads/thread-store.server";
import { setReplyHidden } from "../fixtures/hide-reply";
import { fan, NOW, newThread } from "../fixtures/new-thread";
import { describeOn, firestore, sqlite } from "./stores";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "A thread", (open) => {
    async function says(
      thread: NewThread,
      text: string,
      { author = fan(), now = NOW, to = "" } = {},
    ) {
      const written = await writeReply(open(), { thread, author, text, to: to || null, now });
      if (written.outcome !== "written") throw new Error(written.outcome);
      return written.id;
    }

    const textOf = async (id: string, userId: string | null = null) => {
      const reply = await findReply(open(), id);
      const reader = { ...stranger, userId };
      return reply && readText(reply, { id: reply.thread, lockedUntil: null }, reader, NOW);
    };

    const textsOf = (replies: readonly Reply[]) =>
      replies.map((reply) =>
        readText(reply, { id: reply.thread, lockedUntil: null }, stranger, NOW),
      );

    describe.concurrent("and its replies", () => {
      it("opens with the first reply and has them newest first", async () => {
        const thread = newThread();
        expect(await findThread(open(), thread.id)).toBeNull();
        const author = fan();
        for (const text of ["one", "two", "three"]) await says(thread, text, { author });
        const { replies, before } = await listReplies(open(), thread.id);
        expect([textsOf(replies), before]).toEqual([["three", "two", "one"], null]);
        const last = replies[0]?.id;
        expect(await findThread(open(), thread.id)).toMatchObject({ replies: 3, fans: 1, last });
      });

      it("has those who write at once in one order, and misses none while others write on", async () => {
        const thread = newThread();
        for (let count = 0; count < 32; count += 1) await says(thread, `early ${count}`);
        const first = await listReplies(open(), thread.id);
        const late = Array.from({ length: 3 }, (_, index) => says(thread, `late ${index}`));
        const [second] = await Promise.all([listReplies(open(), thread.id, first.before), ...late]);
        expect(textsOf(second.replies)).toEqual(["early 1", "early 0"]);
        const anew = await listReplies(open(), thread.id);
        const times = anew.replies.map(({ at }) => at);
        expect(new Set(times).size).toBe(times.length);
        expect(times).toEqual([...times].sort((a, b) => b - a));
        expect(await findThread(open(), thread.id)).toMatchObject({ replies: 35, fans: 35 });
      });

      it("takes a press that came twice once, and the same words not again that day", async () => {
        const thread = newThread();
        const author = fan();
        const reply = { thread, author, text: "Who knew?", to: null };
        const once = await writeReply(open(), { ...reply, now: NOW });
        const twice = await writeReply(open(), { ...reply, now: NOW + 1000 });
        expect(twice).toEqual({ outcome: "again", id: "id" in once && once.id });
        const later = { ...reply, text: "WHO  knew!" };
        const at = (now: number) => writeReply(open(), { ...later, now });
        expect(await at(NOW + 2 * MINUTE_MS)).toEqual({ outcome: "duplicate" });
        expect(await at(NOW + DAY_MS)).toMatchObject({ outcome: "written" });
      });

      it("is locked until its edition is over, but for those who have finished that one", async () => {
        const thread = newThread();
        const said = "It was Zidane";
        const reply = await findReply(open(), await says(thread, said));
        const found = await findThread(open(), thread.id);
        if (!reply || !found) throw new Error("Nothing was stored.");
        const read = (finished: string[], now = NOW) =>
          readText(reply, found, { ...stranger, finished: new Set(finished) }, now);
        const closed = [read([]), read([newThread().id])];
        const opened = [read([thread.id]), read([], thread.lockedUntil ?? 0)];
        expect([...closed, ...opened]).toEqual([null, null, said, said]);
      });

      it("can be answered as long as it is there, and tells whom that concerns", async () => {
        const thread = newThread();
        const [zola, thabo] = [fan("Zola"), fan("Thabo")];
        const id = await says(thread, "Four!", { author: zola });
        const answer = (author: typeof zola, text: string) =>
          writeReply(open(), { thread, author, text, to: id, now: NOW });
        expect(await answer(thabo, "Five.")).toMatchObject({ answered: zola.id });
        expect(await answer(zola, "Well.")).toMatchObject({ answered: null });
        await setReplyHidden(open(), id, true);
        expect(await answer(thabo, "Hm.")).toEqual({ outcome: "gone" });
      });

      it("is edited by its author alone, for five minutes", async () => {
        const author = fan();
        const id = await says(newThread(), "Fuor!", { author });
        const edit = (userId: string, after: number) =>
          editReply(open(), id, userId, { text: `Four! ${after}`, now: NOW + after });
        expect(await edit(fan().id, 1)).toBe(false);
        expect(await edit(author.id, 2)).toBe(true);
        expect(await edit(author.id, 5 * MINUTE_MS)).toBe(false);
        expect(await textOf(id)).toBe("Four! 2");
      });

      it("goes with its author's press, and keeps its place without a word if somebody answered", async () => {
        const thread = newThread();
        const author = fan();
        const alone = await says(thread, "Nobody answers", { author });
        const asked = await says(thread, "Somebody answers", { author });
        await says(thread, "I do", { to: asked });
        expect(await deleteReply(open(), alone, fan().id)).toBe(false);
        expect(await deleteReply(open(), alone, author.id)).toBe(true);
        expect(await deleteReply(open(), asked, author.id)).toBe(true);
        expect(await findReply(open(), alone)).toBeNull();
        expect(await findReply(open(), asked)).toMatchObject({ state: "deleted", userId: null });
        const stored = await open().get("replies", asked);
        expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Somebody|${author.id}|Zola`));
        expect(await findThread(open(), thread.id)).toMatchObject({ replies: 1, fans: 1 });
      });

      it("is hidden and shown again, and counted so", async () => {
        const thread = newThread();
        const author = fan();
        const id = await says(thread, "Foul", { author });
        expect(await setReplyHidden(open(), id, true)).toBe(true);
        expect(await setReplyHidden(open(), id, true)).toBe(false);
        expect([await textOf(id), await textOf(id, author.id)]).toEqual([null, "Foul"]);
        expect(await findThread(open(), thread.id)).toMatchObject({ replies: 0 });
        expect((await findThread(open(), thread.id))?.activeAt).toBeUndefined();
        expect(await setReplyHidden(open(), id, false)).toBe(true);
        expect(await findThread(open(), thread.id)).toMatchObject({ replies: 1, activeAt: NOW });
      });

      it("counts its writers by what can be read of them", async () => {
        const thread = newThread();
        const [zola, thabo] = [fan("Zola"), fan("Thabo")];
        const foul = await says(thread, "Foul", { author: zola });
        const fair = await says(thread, "Fair", { author: thabo });
        const counts = async () => {
          const found = await findThread(open(), thread.id);
          const last = found && (await latestReply(open(), found));
          return [found?.replies, found?.fans, last?.id ?? null];
        };
        expect(await counts()).toEqual([2, 2, fair]);
        await setReplyHidden(open(), fair, true);
        expect(await counts()).toEqual([1, 1, foul]);
        await setReplyHidden(open(), foul, true);
        expect(await counts()).toEqual([0, 0, null]);
        await setReplyHidden(open(), foul, false);
        await setReplyHidden(open(), fair, false);
        expect(await counts()).toEqual([2, 2, fair]);
        await setReplyHidden(open(), foul, true);
        await deleteReply(open(), foul, zola.id);
        await deleteReply(open(), fair, thabo.id);
        expect(await counts()).toEqual([0, 0, null]);
      });

      it("is counted without people whom its reader doesn't see", async () => {
        const thread = newThread();
        const [zola, thabo, lerato] = [fan(), fan(), fan()];
        const id = await says(thread, "One", { author: zola });
        await says(thread, "Two", { author: zola });
        await says(thread, "Three", { author: thabo });
        for (const { id: userId } of [thabo, lerato]) await react(open(), id, userId, "wow");
        const found = await findThread(open(), thread.id);
        const without = (...people: { id: string }[]) =>
          found && withoutPeople(open(), found, new Set(people.map((one) => one.id)));
        expect(await without()).toMatchObject({ replies: 3, fans: 2 });
        expect(await without(lerato)).toMatchObject({ replies: 3, fans: 2 });
        expect(await without(zola, lerato)).toMatchObject({ replies: 1, fans: 1 });
        const reactions = (...people: { id: string }[]) =>
          countReactionsOf(open(), id, new Set(people.map((one) => one.id)));
        expect(await Promise.all([reactions(), reactions(zola, thabo, lerato)])).toEqual([0, 2]);
      });

      it("ends in one state, whoever hides, edits, deletes and answers it at once", async () => {
        const thread = newThread();
        const author = fan();
        const id = await says(thread, "Before", { author });
        const edited = { text: "After", now: NOW };
        const answer = { thread, author: fan(), text: "Well said", to: id, now: NOW };
        const [isEdited, isHidden, isDeleted, answered] = await Promise.all([
          editReply(open(), id, author.id, edited),
          setReplyHidden(open(), id, true),
          deleteReply(open(), id, author.id),
          writeReply(open(), answer),
        ]);
        expect(isDeleted).toBe(true);
        const reply = await findReply(open(), id);
        const isAnswered = answered.outcome === "written";
        expect(reply?.state ?? "gone").toBe(isAnswered ? "deleted" : "gone");
        expect(JSON.stringify(await open().get("replies", id))).not.toMatch(/Before|After/);
        expect([typeof isEdited, typeof isHidden]).toEqual(["boolean", "boolean"]);
        const counts = isAnswered ? { replies: 1, fans: 1 } : { replies: 0, fans: 0 };
        expect(await findThread(open(), thread.id)).toMatchObject(counts);
      });
    });

    describe.concurrent("and its reactions", () => {
      it("has one of each fan, whichever they press and however often", async () => {
        const thread = newThread();
        const [author, thabo, lerato] = [fan(), fan(), fan()];
        const id = await says(thread, "Four!", { author });
        expect(await react(open(), id, thabo.id, "scarf")).toBe(author.id);
        expect(await react(open(), id, thabo.id, "scarf")).toBeNull();
        await Promise.all([
          react(open(), id, thabo.id, "boo"),
          react(open(), id, lerato.id, "boo"),
          react(open(), id, author.id, "wow"),
        ]);
        expect(await findReply(open(), id)).toMatchObject({ scarf: 0, boo: 2, wow: 1 });
        expect([...(await reactionsOf(open(), thread.id, thabo.id))]).toEqual([[id, "boo"]]);
        await react(open(), id, thabo.id, null);
        expect(await findReply(open(), id)).toMatchObject({ boo: 1 });
        expect((await reactionsOf(open(), thread.id, thabo.id)).size).toBe(0);
      });

      it("are none for what is hidden, and none are left of an account that goes", async () => {
        const thread = newThread();
        const [author, thabo] = [fan(), fan("Thabo")];
        const id = await says(thread, "Four!", { author });
        const own = await says(thread, "Five.", { author: thabo });
        const answered = await says(thread, "Six?", { author: thabo });
        await says(thread, "Seven!", { author, to: answered });
        await react(open(), id, thabo.id, "wow");
        await takeBackReplies(open(), thabo.id);
        await takeBackReactions(open(), thabo.id);
        expect(await findReply(open(), id)).toMatchObject({ wow: 0 });
        expect(await findReply(open(), own)).toBeNull();
        expect(await findReply(open(), answered)).toMatchObject({ state: "former", userId: null });
        for (const collection of ["replies", "reactions", "talkers"]) {
          const left = await open().query(collection, { where: { userId: thabo.id }, limit: 9 });
          expect(left.documents).toEqual([]);
        }
        await setReplyHidden(open(), id, true);
        expect(await react(open(), id, fan().id, "scarf")).toBeNull();
        expect(await findReply(open(), id)).toMatchObject({ scarf: 0 });
      });
    });

    it("is listed with newest activity first, page after page, and not when all in it is gone", async () => {
      const later = NOW + 10 * DAY_MS;
      const threads = [newThread(), newThread(), newThread()];
      const [first, second, third] = threads as [NewThread, NewThread, NewThread];
      await says(first, "one", { now: later });
      await says(second, "two", { now: later + 1 });
      const gone = await says(third, "three", { now: later + 2 });
      await says(first, "four", { now: later + 3 });
      await setReplyHidden(open(), gone, true);
      const own = await openOwnThread(open(), "Derby day", later + 4);
      const page = await listThreads(open(), 2);
      expect(page.threads.map(({ id }) => id)).toEqual([own.id, first.id]);
      const next = await listThreads(open(), 1, page.cursor);
      expect(next.threads.map(({ id }) => id)).toEqual([second.id]);
    });

    it("is renamed by operators, if it is about no edition", async () => {
      const own = await openOwnThread(open(), "Derby dya", NOW);
      expect(await renameOwnThread(open(), own.id, "Derby day")).toBe(true);
      expect(await findThread(open(), own.id)).toMatchObject({ subject: "Derby day" });
      const thread = newThread();
      await says(thread, "one");
      for (const id of [thread.id, "t-0123456789abcdef", "", "a/b"]) {
        expect(await renameOwnThread(open(), id, "Mine now")).toBe(false);
      }
    });
  });
}
