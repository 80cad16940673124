import { threadAt } from "~/community/threads.server";
import { serverGames } from "~/games/registry.server";
import { joinLeague, makeLeague } from "~/people/leagues/league-members.server";
import { findLeague } from "~/people/leagues/league-store.server";
import { reactionKinds } from "~/people/threads/reaction";
import { react } from "~/people/threads/reaction-store.server";
import { writeReply } from "~/people/threads/reply-store.server";
import { editionThreadId, threadAddress } from "~/people/threads/thread";
import { product } from "~/platform/config/product";
import type { DocumentStore } from "~/platform/storage/document-store";
import { answerAndTell, sharedResultOf } from "~/play/challenge.server";
import { finishKey } from "~/play/player/finishes.server";
import type { Attempt } from "~/play/rules/attempt";
import type { Chance } from "./chance";
import type { SampleSlug } from "./sample-moves.server";
import type { SampleFan } from "./sample-people.server";
import { answers, leagueNames, remarks } from "./sample-texts";

/** A finished attempt of a fan, and when it was over. */
export type SampleFinish = { fan: SampleFan; slug: SampleSlug; attempt: Attempt; at: number };

/** The members of the sample leagues, from the smallest to the largest. */
const LEAGUE_SIZES = [2, 5, 12, 50];
const MINUTE_MS = 60_000;
const MAX_CHALLENGES = 40;
/** The most replies in one thread. */
const MAX_REPLIES = 14;

/**
 * Makes leagues of the first fans, as large as there are fans for.
 *
 * @param now when they are made, in milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function makeLeagues(
  store: DocumentStore,
  fans: readonly SampleFan[],
  now: number,
): Promise<number> {
  let made = 0;
  for (const [place, size] of LEAGUE_SIZES.entries()) {
    const [founder, ...others] = fans.slice(0, size);
    if (!founder || others.length < size - 1) continue;
    const name = leagueNames[place] ?? "";
    const { timeZone } = product;
    const league = await makeLeague(store, founder, { name, timeZone, now });
    if (typeof league === "string") continue;
    const code = (await findLeague(store, league.id))?.code ?? "";
    for (const fan of others) await joinLeague(store, fan, code);
    made += 1;
  }
  return made;
}

/**
 * Has every second fan of an edition answer the result of the one before.
 *
 * @param finishes of one edition
 * @throws DocumentStoreError
 */
export async function sendChallenges(finishes: readonly SampleFinish[]): Promise<number> {
  let sent = 0;
  for (let place = 0; place + 1 < finishes.length && sent < MAX_CHALLENGES; place += 2) {
    const [sender, friend] = [finishes[place], finishes[place + 1]];
    const game = sender && serverGames[sender.slug];
    const to = game && sharedResultOf(game, sender.attempt);
    const result = game && friend && sharedResultOf(game, friend.attempt);
    if (!to || !result || !sender || !friend) continue;
    const { slug, attempt } = sender;
    const at = Math.max(sender.at, friend.at) + MINUTE_MS;
    await answerAndTell({
      ...{ slug, userId: friend.fan.id, finish: finishKey(slug, attempt.date, attempt.id) },
      answer: { ...result, name: friend.fan.name.slice(0, 20), to, at },
    });
    sent += 1;
  }
  return sent;
}

/**
 * Has some of those who have finished an edition talk about it.
 *
 * @param finishes of one edition, in the order of their ends
 * @throws DocumentStoreError
 */
export async function talkAbout(
  store: DocumentStore,
  finishes: readonly SampleFinish[],
  chance: Chance,
): Promise<number> {
  const [first] = finishes;
  if (!first) return 0;
  const address = threadAddress(editionThreadId(first.slug, first.attempt.date));
  const thread = await threadAt(address, first.at);
  if (!thread) return 0;
  const written: string[] = [];
  for (const { fan, at } of finishes) {
    if (written.length >= MAX_REPLIES) break;
    if (!chance.percent(60)) continue;
    const to = written.length > 0 && chance.percent(30) ? chance.pick(written) : null;
    const text = chance.pick(to ? answers : remarks);
    const now = at + chance.whole(1, 20) * MINUTE_MS;
    const reply = await writeReply(store, { thread, author: fan, text, to, now });
    if (reply.outcome === "written") written.push(reply.id);
    else if (written.length > 0) {
      await react(store, chance.pick(written), fan.id, chance.pick(reactionKinds));
    }
  }
  return written.length;
}
