import { serverGames } from "~/games/registry.server";
import { paths } from "~/paths";
import { isSecureOrigin } from "~/platform/config/environment.server";
import { logger } from "~/platform/logging/logger.server";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { isSigned } from "~/platform/signing/signing.server";
import type { Transaction } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import { countVisitor } from "~/play/player/new-visitors.server";
import { newVisitorId, visitorCookie, visitorIn } from "~/play/player/player-cookie.server";
import { PlayerRecords } from "~/play/player/player-records.server";
import { readSlots, writeSlots } from "~/play/player/stored-slots.server";
import { extendVisit, visitorExpiry } from "~/play/player/visitors.server";
import { latestPlay } from "~/play/player/waiting.server";
import type { Slots } from "~/play/rules/slots";
import { type StoredTitle, storedTitle } from "~/play/rules/title-rules.server";
import { isPlayable, type PlayableSlug, playable } from "~/playable";
import { type DayEntry, type DayMark, daysIn, marksIn } from "./visitor-days.server";

const DAYS = "kb_days";
const PLAY = "kb_play_";
const FRIENDLY = 1;
const LATE = 2;

/** A visitor's attempts at an edition. */
type Edition = { title: StoredTitle; date: string; slots: Slots };

/** What a visitor's browser has from when their games were in cookies. */
type Left = {
  days: readonly DayEntry[];
  marks: readonly DayMark[];
  editions: readonly Edition[];
};

/** The Cookie header without what was moved, and the Set-Cookie values that tell the browser. */
export type MovedCookies = { cookie: string; setCookies: readonly string[] };

const hasGames = (header: string) => header.includes(`${DAYS}=`) || header.includes(PLAY);

/**
 * Moves a visitor's games from the cookies of a request into the store; what the store has already stays. A title's
 * attempts come with the pages of the title alone, and move when one is opened. While that can't be done they stay in
 * the browser. Never throws.
 *
 * @param header a Cookie header
 * @param address the client's network address
 * @returns null if nothing was moved
 */
export async function moveGames(
  header: string,
  address: string | undefined,
): Promise<MovedCookies | null> {
  if (!hasGames(header)) return null;
  const left = await leftIn(header);
  const pairs = header.split(/;\s*/).filter((pair) => !hasGames(pair));
  const setCookies = droppedIn(header);
  if (left.days.length + left.marks.length + left.editions.length === 0) {
    return { cookie: pairs.join("; "), setCookies };
  }
  const visitorId = visitorIn(header);
  const id = visitorId ?? newVisitorId();
  try {
    if (visitorId === null && !(await countVisitor(address))) return null;
    await (await documents()).transaction((transaction) => move(transaction, id, left));
  } catch (err) {
    logger().warn({ err }, "A visitor's games could not be moved out of their cookies yet.");
    return null;
  }
  const known = visitorCookie(id);
  const [pair = ""] = known.split(";", 1);
  return { cookie: [...pairs, pair].join("; "), setCookies: [...setCookies, known] };
}

async function move(transaction: Transaction, id: string, left: Left): Promise<void> {
  const { days, marks, editions } = left;
  const slugs = [...days, ...marks, ...editions.map(({ title }) => title)].map(({ slug }) => slug);
  const playedOn = days.map(({ date }) => date);
  const [records, expiresAt, ...stored] = await Promise.all([
    PlayerRecords.read(transaction, id, [...new Set(slugs)], playedOn),
    visitorExpiry(transaction, id),
    ...editions.map(({ title, date }) => readSlots(transaction, id, title, date)),
  ]);
  for (const entry of days) addDay(records, entry, marks);
  for (const mark of marks) addMark(records, mark, days);
  editions.forEach(({ title, date, slots }, index) => {
    const { slots: known, isSpent = false } = stored[index] ?? {};
    if (known?.result || known?.friendly || isClaimed(records, title, slots)) return;
    if (slots.result) records.setLatest(title.slug, latestPlay(title, slots.result));
    writeSlots(transaction, id, title, date, { slots, isSpent });
  });
  records.write(transaction);
  extendVisit(transaction, id, expiresAt, records.dates.size > 0);
}

/** A finished attempt of which the days know nothing was an account's, which has left the browser. */
function isClaimed(records: PlayerRecords, { slug, resultOf }: StoredTitle, { result }: Slots) {
  if (!result || !resultOf(result)) return false;
  return !records.resultsOf(slug).some(({ date }) => date === result.date);
}

function addDay(records: PlayerRecords, entry: DayEntry, marks: readonly DayMark[]): void {
  const { slug, date: playedOn, isWin, score, outOf } = entry;
  if (!isPlayable(slug)) return;
  const game = serverGames[slug];
  const { schedule } = game;
  const mark = marks.find((one) => one.slug === slug && one.date === playedOn);
  const { moves = 0, elapsed = null, squares = "" } = mark ?? {};
  const of = { date: periodOf(schedule, playedOn), edition: editionNumberOn(schedule, playedOn) };
  const outcome = { isWin, score, outOf };
  const points = game.points({ ...outcome, elapsed });
  const result = { ...of, ...outcome, points, elapsed, isLate: false };
  if (!records.add({ slug, playedOn, result })) return;
  records.setLatest(slug, { ...of, moves, elapsed, squares, result: outcome });
}

function addMark(records: PlayerRecords, mark: DayMark, days: readonly DayEntry[]): void {
  const { slug, date, moves, elapsed } = mark;
  const isOver = days.some((one) => one.slug === slug && one.date === date);
  if (isOver || !isPlayable(slug)) return;
  const { schedule } = serverGames[slug];
  const of = { date: periodOf(schedule, date), edition: editionNumberOn(schedule, date) };
  if (records.latestOf(slug)?.date === of.date) return;
  records.setLatest(slug, { ...of, moves, elapsed, squares: "", result: null });
}

async function leftIn(header: string): Promise<Left> {
  const [, text = "", signature = ""] =
    new RegExp(`(?:^|;\\s*)${DAYS}=([^;~]*)~([^;]*)`).exec(header) ?? [];
  const isOurs = isSigned(`${DAYS}=`, text, signature);
  const editions = await Promise.all(playable.map((slug) => editionsIn(header, slug)));
  return {
    days: isOurs ? daysIn(text) : [],
    marks: isOurs ? marksIn(text) : [],
    editions: editions.flat(),
  };
}

async function editionsIn(header: string, slug: PlayableSlug): Promise<Edition[]> {
  if (!header.includes(`${PLAY}${slug}=`)) return [];
  const title = storedTitle(serverGames[slug]);
  const request = new Request("http://localhost/", { headers: { Cookie: header } });
  const packed = await signedCookie(PLAY + slug, { path: "/", maxAge: 0 }).read(request);
  const [result = null, friendly = null] = (Array.isArray(packed) ? packed : []).map(
    (one) => title.attemptSchema.safeParse(unpacked(one)).data ?? null,
  );
  const dates = new Set([result, friendly].flatMap((one) => (one ? [one.date] : [])));
  const on = (date: string, one: Slots["result"]) => (one?.date === date ? one : null);
  return Array.from(dates, (date) => ({
    title,
    date,
    slots: { result: on(date, result), friendly: on(date, friendly) },
  }));
}

/** An attempt as the cookies had it, a list without names, not validated yet; null for anything else. */
function unpacked(packed: unknown): unknown {
  if (!Array.isArray(packed) || packed.length < 8 || packed.length > 13) return null;
  const [id, edition, date, startedOn, startedAt, timed, options, flags, rules, ...outcome] =
    packed;
  if (!Array.isArray(timed) || typeof flags !== "number") return null;
  const [win, score, outOf, elapsed] = outcome;
  return {
    id,
    rules,
    edition,
    date,
    startedOn: startedOn === 0 ? date : startedOn,
    startedAt,
    moves: timed.map((pair) => (Array.isArray(pair) ? { at: pair[0], move: pair[1] } : pair)),
    options,
    isFriendly: (flags & FRIENDLY) !== 0,
    isLate: (flags & LATE) !== 0,
    ...(outcome.length > 0 && { recorded: { isWin: win === 1, score, outOf, elapsed } }),
  };
}

/** The Set-Cookie values that delete what a header has of games. */
function droppedIn(header: string): string[] {
  const secure = isSecureOrigin() ? "; Secure" : "";
  const drop = (name: string, path: string) =>
    `${name}=; Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
  const titles = playable.filter((slug) => header.includes(`${PLAY}${slug}=`));
  const days = header.includes(`${DAYS}=`) ? [drop(DAYS, "/")] : [];
  return [...days, ...titles.map((slug) => drop(PLAY + slug, paths.playTitle(slug)))];
}
