import { randomUUID } from "node:crypto";
import { serverGames } from "~/games/registry.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { daysInto, editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import { AttemptStore } from "~/play/player/attempt-store.server";
import { type Attempt, applyMove, lastMoveAt, newAttempt } from "~/play/rules/attempt";
import { stateOf } from "~/play/rules/referee";
import type { ServerGame } from "~/play/rules/server-game.server";
import { startIn } from "~/play/rules/slots";
import { logged, serverReferee, storedTitle } from "~/play/rules/title-rules.server";
import type { Chance } from "./chance";
import { nextMoves, type SampleSlug } from "./sample-moves.server";
import type { SampleFan } from "./sample-people.server";

/** What is refused so often ends a game half-way, as games do. */
const MAX_REFUSALS = 50;
/** The shortest and the longest thought of a move, in milliseconds; a crossword's words take longer. */
const THOUGHT_MS = [2500, 9000] as const;
const CROSSWORD_MS = [20_000, 90_000] as const;

/** When a fan plays an edition: on which date, and from what time on. */
export type Visit = { date: string; at: number };

/**
 * Has a fan play the edition of a date, by the rules of the title, as the store has it: to its end, or as far as it has come
 * out by then. What was begun on an earlier day goes on.
 *
 * @returns the attempt; null if it was not finished, or had been before
 * @throws DocumentStoreError
 */
export async function playEdition(
  store: DocumentStore,
  slug: SampleSlug,
  fan: SampleFan,
  visit: Visit,
  chance: Chance,
): Promise<Attempt | null> {
  const { date, at } = visit;
  const game = serverGames[slug];
  const title = storedTitle(game);
  const player = { id: fan.id, name: fan.name, isAccount: true, isStranger: false };
  const attempts = new AttemptStore(store, title, player, date);
  const isRanked = await attempts.isForTables();
  const period = periodOf(game.schedule, date);
  const fresh = {
    ...newAttempt({
      ...{ id: randomUUID(), rules: game.rules.version, date: period, startedOn: date },
      edition: editionNumberOn(game.schedule, period),
      ...{ startedAt: at, options: [], isFriendly: false },
    }),
    ...(isRanked && { isRanked: true as const }),
  };
  const start = { wantsFriendly: false, fresh };
  const { slots } = await attempts.change(period, (known, hasResult) =>
    startIn(known, start, hasResult),
  );
  const begun = slots.result;
  if (!begun || title.resultOf(begun)) return null;
  const played = playOut(game, slug, begun, visit, fan.skill, chance);
  if (!played) return null;
  await attempts.change(period, (known) => ({ ...known, result: played }));
  return title.resultOf(played) ? played : null;
}

/** Makes moves until the attempt is over, or nothing is left for the day. */
function playOut(
  game: ServerGame,
  slug: SampleSlug,
  started: Attempt,
  { date, at }: Visit,
  skill: number,
  chance: Chance,
): Attempt | null {
  const edition = game.edition(started.edition);
  if (!edition) return null;
  const referee = serverReferee(game, game, edition, daysInto(game.schedule, started.date, date));
  let attempt = started;
  for (let refusals = 0; refusals < MAX_REFUSALS && !referee.isOver(attempt); ) {
    const state = stateOf(game.rules, edition, attempt);
    const made = attempt.moves.map(({ move }) => move);
    const move = nextMoves[slug]({ edition, state, made, skill, chance });
    const [least, most] = slug === "crossbar" ? CROSSWORD_MS : THOUGHT_MS;
    const before = Math.max(lastMoveAt(attempt), at - started.startedAt);
    const elapsed = before + chance.whole(least, most);
    const arrivedAt = started.startedAt + elapsed;
    const posted = { index: attempt.moves.length, move, elapsed };
    const { attempt: after } = applyMove(attempt, posted, arrivedAt, referee);
    if (after === attempt) refusals += 1;
    attempt = after;
  }
  const arrivedAt = started.startedAt + lastMoveAt(attempt);
  return logged(game, edition, { before: started, after: attempt, arrivedAt });
}
