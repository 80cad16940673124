import type { AppLoadContext } from "@remix-run/node";
import { weekInWords } from "~/platform/clock/calendar-date.server";
import { svgAddress } from "~/platform/html/svg-address";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { calendarRow } from "./calendar-row.server";
import type { AskedEdition } from "./editions/asked-edition.server";
import { daysInto, editionNumberOn, numberOn } from "./editions/schedule.server";
import type { AttemptStore, StoredPlay } from "./player/attempt-store.server";
import { attemptStoreFor, OtherPlayerError } from "./player/attempt-store-for.server";
import { todayOf } from "./player/player.server";
import { dayText, playingFor } from "./playing-for.server";
import type { Attempt } from "./rules/attempt";
import type { Offer, Playing } from "./rules/playing";
import type { ServerGame } from "./rules/server-game.server";
import { rulingOf, storedTitle } from "./rules/title-rules.server";
import { playProblems } from "./screen/play-texts";

/** The outcome of a request to play: an attempt, an edition to start, or a message; and the cookies to set. */
export type PlayOutcome = {
  playing: Playing | null;
  /** The edition that can be started, if no attempt is shown; also null when the store is unavailable. */
  offer: Offer | null;
  problem: string | null;
  /** The cause of the problem: invalid input, an outage, after which a retry may succeed, or another player's moves. */
  reason: "refused" | "unavailable" | "not-yours" | null;
  setCookies: readonly string[];
};

const NOTHING = {
  playing: null,
  offer: null,
  problem: null,
  reason: null,
  setCookies: [],
} as const;

/** An outcome that is a message alone: the input is invalid. */
export const refused = (problem: string): PlayOutcome => ({
  ...NOTHING,
  problem,
  reason: "refused",
});

/**
 * Plays in the store of the request's player.
 *
 * @param player as in `attemptStoreFor`
 * @returns what `play` does; a message if the moves are another player's, or the store is out of reach
 */
export async function played(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  play: (store: AttemptStore) => Promise<PlayOutcome>,
  player?: string | null,
): Promise<PlayOutcome> {
  try {
    return await play(await attemptStoreFor(request, context, storedTitle(game), player));
  } catch (error) {
    if (error instanceof OtherPlayerError) {
      return { ...NOTHING, problem: playProblems.otherPlayer, reason: "not-yours" };
    }
    if (!isOutOfReach(error)) throw error;
    return { ...NOTHING, problem: playProblems.unavailable, reason: "unavailable" };
  }
}

/**
 * What a page shows of a player's attempts at an edition.
 *
 * @param attempt the one that it shows; null offers the edition instead
 * @param lastDate that of the attempt at the edition before, if there is one
 */
export async function outcomeOf(
  request: Request,
  game: ServerGame,
  stored: StoredPlay,
  attempt: Attempt | null,
  asked: AskedEdition,
  lastDate: string | null = null,
): Promise<PlayOutcome> {
  const { date, isCurrent } = asked;
  const playing = attempt && (await playingFor(request, game, stored, attempt));
  const number = numberOn(game.schedule, date);
  const edition = game.edition(editionNumberOn(game.schedule, date));
  const facts = edition ? game.facts(edition.puzzle) : [];
  const daysIn = daysInto(game.schedule, date, todayOf(request));
  const picture = edition && game.offerPicture?.(edition.puzzle, daysIn);
  const day = game.schedule.period === "week" ? weekInWords(date) : dayText(date);
  const past = !playing && isCurrent && lastDate && game.past?.(todayOf(request));
  const offer = playing
    ? null
    : {
        ...{ number, date, day, isCurrent, facts, lastDate, best: null },
        ...(picture && { picture: svgAddress(picture) }),
        ...(past && { past }),
        ...calendarRow(game, asked),
      };
  const { setCookies } = stored;
  const problem = attempt && !playing ? problemOf(game, attempt) : null;
  return { playing, offer, problem, reason: problem === null ? null : "refused", setCookies };
}

/** Why an attempt can't be shown. It is never deleted for that: another release or another machine may know it. */
function problemOf(game: ServerGame, attempt: Attempt): string {
  if (rulingOf(game, attempt)) return playProblems.notHere;
  return attempt.recorded ? playProblems.stands : playProblems.newRules;
}
