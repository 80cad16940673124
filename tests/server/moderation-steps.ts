import { randomInt } from "node:crypto";
import { addModerator } from "~/people/moderation/moderators.server";
import { findReply, writeReply } from "~/people/threads/reply-store.server";
import { recordResults } from "~/play/player/player-records.server";
import { type Reply, readable, testHooks } from "./ask";
import { type Fan, simulatedProviderFan, storeIn } from "./fan";

export const TODAY = "2026-11-24";
export const at = (now: string) => testHooks({ now });
export const NOON = at(`${TODAY}T10:00:00Z`);
export const slug = "golden-word";
const DAY_MS = 86_400_000;

/** A client with an address of its own, so that tests don't use up each other's limits. */
export const from = (hooks = NOON) => ({
  ...hooks,
  "X-Forwarded-For": `10.0.${randomInt(256)}.${randomInt(256)}`,
});

export const idOf = async (fan: Fan): Promise<string> =>
  JSON.parse((await fan.see("/account/data", NOON)).text).account.id;

export const reports = (
  fan: Fan,
  path: string,
  fields: Record<string, string> = {},
  headers = from(),
) => fan.post(path, { intent: "report", reason: "hateful", details: "", ...fields }, headers);

/** The fields of the form of a case in the queue. */
export function formOf(queue: Reply, id: string) {
  const form = new RegExp(
    `name="case" value="(reply\\.${id.replaceAll(".", "\\.")})".*?name="seen" value="([^"]*)"`,
  ).exec(readable(queue.text));
  return { case: form?.[1] ?? "", seen: form?.[2] ?? "", rule: "respect" };
}

export async function decides(fan: Fan, id: string, choice: string, headers = from()) {
  const form = formOf(await fan.see("/moderation", headers), id);
  return fan.post("/moderation", { ...form, choice }, headers);
}

type Store = ReturnType<typeof storeIn>;

/** What tests of moderation do at a server. */
export function moderationAt(server: { readonly address: string; readonly dataDir: string }) {
  let threads = 0;

  async function inStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
    const store = storeIn(server.dataDir);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Records a finished title for a fan. */
  async function plays(fan: Fan) {
    const userId = await idOf(fan);
    const outcome = { isWin: true, score: 3, outOf: 6, points: 500 };
    const result = { date: TODAY, edition: 1, ...outcome, elapsed: 60_000, isLate: false };
    await inStore((store) =>
      store.transaction((transaction) =>
        recordResults(transaction, userId, [{ slug, playedOn: TODAY, result }]),
      ),
    );
    return userId;
  }

  return {
    inStore,
    plays,

    /** A fan who joined at a time, and has played. */
    async player(joined = "2026-11-20T10:00:00Z") {
      const fan = await simulatedProviderFan(server.address, from(at(joined)));
      return { fan, userId: await plays(fan) };
    },

    async moderator() {
      const fan = await simulatedProviderFan(server.address, from());
      const id = await idOf(fan);
      await inStore((store) => addModerator(store, id, 0));
      return fan;
    },

    /** A reply in a thread of its own, which is open to all. */
    async reply(text = "Foul words", author?: { id: string; name: string }) {
      threads += 1;
      const date = new Date(Date.parse("2026-10-01") + threads * DAY_MS).toJSON().slice(0, 10);
      const id = `${slug}.${date}`;
      const said = {
        thread: { id, slug, date, subject: `Golden Word of ${date}`, lockedUntil: null },
        author: author ?? { id: `author-${threads}`, name: "Zola" },
        ...{ text, to: null, now: Date.parse(`${date}T10:00:00Z`) },
      };
      const written = await inStore((store) => writeReply(store, said));
      if (written.outcome !== "written") throw new Error(written.outcome);
      const key = written.id.split(".").at(-1) ?? "";
      const report = `/report?kind=reply&id=${slug}-${date}.${key}`;
      return { id: written.id, page: `/feed/${slug}-${date}`, report };
    },

    stateOf: (id: string) => inStore(async (store) => (await findReply(store, id))?.state),
  };
}
