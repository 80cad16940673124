import type { AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import { gameAt } from "~/games/registry.server";
import { paths } from "~/paths";
import { readConduct } from "~/people/moderation/conduct.server";
import { hiddenFrom } from "~/people/threads/blocks.server";
import { isLockedFor, type Reader, stranger } from "~/people/threads/sealed-text";
import {
  editionOf,
  editionThreadId,
  emptyThread,
  type NewThread,
  type Thread,
  threadAddress,
  threadIdAt,
} from "~/people/threads/thread";
import { withoutPeople } from "~/people/threads/thread-counts.server";
import { findThread } from "~/people/threads/thread-store.server";
import type { WriterState } from "~/people/threads/thread-view";
import type { ViewSources } from "~/people/threads/thread-view.server";
import { fansText } from "~/people/threads/thread-words";
import { dateAt, longDate } from "~/platform/clock/calendar-date.server";
import { canonicalUrl, product } from "~/platform/config/product";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { daysOf, periodOf } from "~/play/editions/schedule.server";
import { type Player, playerOf } from "~/play/player/player.server";
import { readAsRecorded, readPlayedDays } from "~/play/player/recorded.server";
import type { PlayedDays } from "~/play/player/records";
import type { Finished } from "~/play/player/talk.server";
import type { Talk } from "~/play/rules/playing";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { timeAgo } from "~/site/feed/time-ago";
import { authorsOf } from "./authors.server";

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Time zones that are ahead of UTC and behind it, in hours. */
const [FIRST_ZONE, LAST_ZONE] = [14, 12];

/** Where threads have their texts, faces and ages from. */
export const threadSources = async (): Promise<ViewSources> => ({
  store: await documents(),
  facesOf: authorsOf,
  ageOf: timeAgo,
  site: canonicalUrl(""),
});

/**
 * The thread at an address, also one without replies: every edition that is out has one.
 *
 * @param address any user input
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function threadAt(address: string, now: number): Promise<Thread | null> {
  const id = threadIdAt(address);
  if (!id) return null;
  const stored = await findThread(await documents(), id);
  if (stored) return stored;
  const opened = editionThread(id, now);
  return opened && emptyThread(opened, 0);
}

/** The thread about an edition that is out; null for any other id. */
export function editionThread(id: string, now: number): NewThread | null {
  const edition = editionOf(id);
  const game = edition && gameAt(edition.slug);
  if (!game || !z.iso.date().safeParse(edition.date).success) return null;
  const { slug, date } = edition;
  const { schedule } = game;
  const isOut = date >= schedule.firstDate && date <= dateAt(now + FIRST_ZONE * HOUR_MS, "UTC");
  if (!isOut || periodOf(schedule, date) !== date) return null;
  const day = longDate(date);
  return {
    ...{ id, slug, date },
    subject: `${titleOf(slug)}, ${schedule.period === "day" ? day : `week of ${day}`}`,
    lockedUntil: Date.parse(date) + daysOf(schedule) * DAY_MS + LAST_ZONE * HOUR_MS,
  };
}

/** What every thread asks about its reader, read once a request. */
type Looking = {
  user: AuthUser | null;
  /** Null for a stranger, who has not played. */
  player: Player | null;
  days: PlayedDays | null;
  blocked: ReadonlySet<string>;
};

/**
 * Who looks at threads.
 *
 * @throws DocumentStoreError
 */
export async function whoLooks(request: Request, context: AppLoadContext): Promise<Looking> {
  const [user, player] = await Promise.all([
    getOptionalUser(request, context),
    playerOf(request, context),
  ]);
  const store = await documents();
  const [days, blocked] = await Promise.all([
    player && readPlayedDays(store, player.id),
    user ? hiddenFrom(store, user.id) : new Set<string>(),
  ]);
  return { user, player, days, blocked };
}

/**
 * What a reader may see of a thread.
 *
 * @throws DocumentStoreError
 */
export async function readerOf(
  { user, player, days, blocked }: Looking,
  thread: Thread,
  now: number,
): Promise<Reader> {
  const isOpen = thread.lockedUntil !== null && now < thread.lockedUntil;
  const hasFinished = isOpen && (await hasFinishedEdition(player, days, thread));
  const finished = new Set(hasFinished ? [thread.id] : []);
  return { userId: user?.id ?? null, finished, isModerator: false, blocked };
}

async function hasFinishedEdition(
  player: Player | null,
  days: PlayedDays | null,
  { slug, date }: Thread,
): Promise<boolean> {
  if (!player || !days || !slug || !date) return false;
  const latest = days.latest.get(slug);
  if (latest?.date === date) return latest.result !== null;
  // The latest play is of another edition, such as the next day's: whether this one has a result stands in the record.
  if (!latest && !days.totals.has(slug)) return false;
  const { results } = await readAsRecorded(await documents(), player.id, slug);
  return results.some((result) => result.date === date);
}

/** The way to the thread about an edition, for a player who has finished it. */
export async function talkAboutEdition({ slug, date, number, userId }: Finished): Promise<Talk> {
  const store = await documents();
  const id = editionThreadId(slug, date);
  const [thread, hidden] = await Promise.all([
    findThread(store, id),
    userId === null ? stranger.blocked : hiddenFrom(store, userId),
  ]);
  const { fans, replies } = thread ? await withoutPeople(store, thread, hidden) : none;
  const about = `Talk about No. ${number}`;
  return {
    href: paths.post(threadAddress(id)),
    text: replies === 0 ? about : `${fansText(fans)} inside · ${about}`,
  };
}

const none = { fans: 0, replies: 0 };

/** Whether a reader may write in a thread, or what they have to do first. */
export async function writerOf(
  { user, days }: Looking,
  thread: Thread,
  reader: Reader,
  now: number,
): Promise<WriterState> {
  if (!user) return { can: false, why: "visitor" };
  const { isBanned, mutedUntil } = await readConduct(await documents(), user.id);
  if (isBanned) return { can: false, why: "banned" };
  if (mutedUntil !== null && mutedUntil > now) {
    return { can: false, why: "muted", until: longDate(dateAt(mutedUntil, product.timeZone)) };
  }
  if (user.provider === "password" && !user.emailVerified) {
    return { can: false, why: "unverified" };
  }
  if (!days || days.dates.size === 0) return { can: false, why: "unplayed" };
  if (isLockedFor(thread, reader, now)) return { can: false, why: "locked" };
  const [face] = (await authorsOf([{ userId: user.id, name: user.name }])).values();
  return { can: true, userId: user.id, name: face?.name ?? user.name };
}
