import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { identity } from "~/platform/identity/identity.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { lastMoveAt } from "~/play/rules/attempt";
import { type Chance, chanceOf } from "./chance";
import { makeLeagues, type SampleFinish, sendChallenges, talkAbout } from "./sample-company.server";
import { playEdition } from "./sample-games.server";
import { type SampleSlug, sampleSlugs } from "./sample-moves.server";
import { type SampleFan, sampleFan } from "./sample-people.server";

/** How many fans, from which seed, with which password, and what the clock says. */
export type Filling = { fans: number; seed: number; password: string; now: number };

/** What there is afterwards. */
export type Filled = { finishes: number; leagues: number; challenges: number; replies: number };

const DAYS = 7;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Passwords are hashed two at a time anyway. */
const AT_ONCE = 4;

/**
 * Fills an empty store with invented fans who play a week that ends today, form leagues, answer each other's results and talk:
 * through the app's own stores and by the titles' own rules. All but the ids of documents follows from the seed and the day.
 *
 * @param say prints a line on how far it is
 * @throws IdentityError, DocumentStoreError
 */
export async function fillWithFans(
  { fans: count, seed, password, now }: Filling,
  say: (line: string) => void,
): Promise<Filled> {
  const store = await documents();
  const today = dateAt(now, product.timeZone);
  const began = now - (DAYS - 1) * DAY_MS;
  const fans = await makeFans(store, { count, seed, password, today, began }, say);
  const leagues = await makeLeagues(store, fans, began);
  const all: SampleFinish[] = [];
  let [challenges, replies] = [0, 0];
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const date = daysBefore(today, ago);
    const chance = chanceOf(seed + 1000 + ago);
    const day = await playDay(store, fans, date, now - ago * DAY_MS, chance);
    all.push(...day);
    for (const slug of sampleSlugs) {
      const ended = day.filter((one) => one.slug === slug).sort((one, other) => one.at - other.at);
      if (slug === "full-time-quiz") challenges += await sendChallenges(ended);
      replies += await talkAbout(store, ended, chance);
    }
    say(`${date}: ${day.length} games`);
  }
  return { finishes: all.length, leagues, challenges, replies };
}

type Making = { count: number; seed: number; password: string; today: string; began: number };

async function makeFans(
  store: DocumentStore,
  { count, seed, password, today, began }: Making,
  say: (line: string) => void,
): Promise<SampleFan[]> {
  const provider = await identity();
  const fans: SampleFan[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, of) => first + of);
    const made = places.map((place) => {
      const chance = chanceOf(seed * 100_000 + place);
      return sampleFan(provider, store, place, { password, today, now: began, chance });
    });
    fans.push(...(await Promise.all(made)));
    if (fans.length % 40 === 0 || fans.length === count) say(`${fans.length} of ${count} fans`);
  }
  return fans;
}

/**
 * What fans play on a day, each some of the titles, one after the other.
 *
 * @param until when the last of them are over, in milliseconds since the epoch
 */
async function playDay(
  store: DocumentStore,
  fans: readonly SampleFan[],
  date: string,
  until: number,
  chance: Chance,
): Promise<SampleFinish[]> {
  const finishes: SampleFinish[] = [];
  for (const fan of fans) {
    if (!chance.percent(fan.faith)) continue;
    let at = startBefore(until, date, chance);
    for (const slug of titlesOf(fan, chance)) {
      const attempt = await playEdition(store, slug, fan, { date, at }, chance);
      at = (attempt ? attempt.startedAt + lastMoveAt(attempt) : at) + MINUTE_MS;
      if (attempt) finishes.push({ fan, slug, attempt, at });
    }
  }
  return finishes;
}

/** The quiz, and so many of the others as a fan has the patience for. */
const titlesOf = ({ faith }: SampleFan, chance: Chance): SampleSlug[] =>
  sampleSlugs.filter((slug) => slug === "full-time-quiz" || chance.percent(faith * 0.7));

/** Some time of the day so far, long enough before its end. */
function startBefore(until: number, date: string, chance: Chance): number {
  const at = until - chance.whole(HOUR_MS, 10 * HOUR_MS);
  return dateAt(at, product.timeZone) === date ? at : until - HOUR_MS / 2;
}
