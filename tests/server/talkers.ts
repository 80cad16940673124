import { recordResults } from "~/play/player/player-records.server";
import { testHooks } from "./ask";
import { type Fan, simulatedProviderFan, storeIn } from "./fan";

export const TODAY = "2026-11-24";
export const at = (now: string) => testHooks({ now });
export const NOW = at(`${TODAY}T10:00:00Z`);
export const slug = "golden-word";
export const thread = { id: `${slug}.${TODAY}`, slug, date: TODAY };
export const page = `/feed/${slug}-${TODAY}`;

type Server = { address: string; dataDir: string };
type Store = ReturnType<typeof storeIn>;

/** Fans of a server who talk, and its store. */
export function talkersAt(server: Server) {
  async function inStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
    const store = storeIn(server.dataDir);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  const idOf = async (fan: Fan): Promise<string> =>
    JSON.parse((await fan.see("/account/data", NOW)).text).account.id;

  /** Records a finished title for a fan. */
  async function plays(fan: Fan, played = slug, date = TODAY, playedOn = date) {
    const userId = await idOf(fan);
    const outcome = { isWin: true, score: 3, outOf: 6, points: 500 };
    const result = { date, edition: 1, ...outcome, elapsed: 60_000, isLate: false };
    await inStore((store) =>
      store.transaction((transaction) =>
        recordResults(transaction, userId, [{ slug: played, playedOn, result }]),
      ),
    );
    return userId;
  }

  /** A fan who can write in today's thread. */
  async function talker() {
    const fan = await simulatedProviderFan(server.address, NOW);
    return { fan, userId: await plays(fan) };
  }

  return { inStore, idOf, plays, talker };
}

export const says = (fan: Fan, text: string, more: Record<string, string> = {}, headers = NOW) =>
  fan.post(page, { intent: "write", text, ...more }, headers);

/** The key of the reply to which a post has led. */
export const keyIn = (reply: { headers: { location?: string | undefined } }) =>
  /#r-(\w+)$/.exec(reply.headers.location ?? "")?.[1] ?? "";
