import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import {
  type DarkShirt,
  type KitAnswer,
  type KitPuzzle,
  type KitState,
  MAX_STARS,
  NOTES,
  SHIRTS,
} from "./case";
import { readMove } from "./moves";
import { counted, totalStars } from "./score";
import { headline, refusals } from "./texts";

type Shirt = KitState["shirts"][number];

/**
 * Folds a log into the state of the case.
 *
 * @param minStars the stars from which a wrong nation leaves one; from fewer it leaves none
 */
export function play(
  minStars: number,
  { shirts }: KitPuzzle,
  { shirts: hidden }: KitAnswer,
  moves: readonly TimedMove<number>[],
): KitState {
  const states: Shirt[] = shirts.map(() => ({ stars: MAX_STARS, struck: [], notes: [] }));
  let last: number | null = null;
  let elapsed = 0;
  for (const { move, at } of moves) {
    const { shirt, suspect, notes } = readMove(move);
    const [before, answer] = [states[shirt], hidden[shirt]];
    if (!before || !answer || before.told) continue;
    states[shirt] =
      notes === null
        ? afterName(minStars, before, answer, suspect)
        : afterReading(before, answer.notes.slice(0, notes));
    last = move;
    elapsed = at;
  }
  return withLastStory({ shirts: states, last, elapsed });
}

function afterName(
  minStars: number,
  { stars: before, struck, notes }: DarkShirt,
  { told, story }: KitAnswer["shirts"][number],
  suspect: number,
): Shirt {
  if (suspect === told.suspect) return { stars: before, told, story };
  return before < minStars
    ? { stars: 0, told, story }
    : { stars: 1, struck: [...struck, suspect], notes };
}

function afterReading(before: DarkShirt, notes: readonly string[]): DarkShirt {
  if (notes.length <= before.notes.length) return before;
  return { ...before, stars: Math.max(1, before.stars - 1), notes };
}

/** At the end only the last shirt has its story. */
function withLastStory(state: KitState): KitState {
  if (!isOver(state) || state.last === null) return state;
  const latest = readMove(state.last).shirt;
  const shirts = state.shirts.map((shirt, place) =>
    shirt.told && place !== latest ? { stars: shirt.stars, told: shirt.told } : shirt,
  );
  return { ...state, shirts };
}

const isOver = ({ shirts }: KitState) => shirts.every(({ told }) => told);

function refuse(state: KitState, move: number): string | null {
  const { shirt: place, suspect, notes } = readMove(move);
  const shirt = state.shirts[place];
  if (!shirt) return refusals.unknown;
  if (shirt.told) return refusals.named;
  if (notes !== null) return notes <= shirt.notes.length ? refusals.read : null;
  return shirt.struck.includes(suspect) ? refusals.struck : null;
}

/** The score is the sum of stars; more than half of them is a win. */
function verdict(state: KitState): Verdict | null {
  if (!isOver(state)) return null;
  const score = totalStars(state);
  const outOf = counted(state).length * MAX_STARS;
  const isWin = outOf === 0 || score * 2 > outOf;
  return { isWin, score, outOf, elapsed: state.elapsed, headline: headline(score, outOf) };
}

/** A column for each shirt, in the order of the rail: as many yellow squares from below as it has stars. */
function squares(state: KitState): string {
  if (!isOver(state) || counted(state).length === 0) return "";
  const row = (level: number) =>
    counted(state)
      .map(({ stars }) => (stars >= level ? "🟨" : "⬜"))
      .join("");
  return [3, 2, 1].map(row).join("\n");
}

/**
 * The rules of Kit Detective.
 *
 * - A case has nine shirts. Four hang on the rail on Friday, one more comes each day to Wednesday, and Thursday is for who
 *   was away. Those that hang are played in any order; each is one of four nations'. A right nation wins its stars.
 * - A shirt is worth three stars on sight. Opening its file costs one, whenever there is something new to read. It has two
 *   notes on the shirt's own day (one in the first two cases) and one more each day after it; on Thursday all six. The page
 *   offers three notes at first, and then all the others. The last star is never spent on reading, so that from then on
 *   the file is free.
 * - A first wrong nation is ruled out and leaves one star, on sight or with the file. With the last star the file gives
 *   the name away, for nothing: no shirt stays without a name, and nothing is lost by leaving one on the rail for
 *   tomorrow's note.
 * - So a guess between two and a note that decides between them are worth the same, and a guess between more is worth
 *   less. A shirt known on sight is worth more than any patience, and a patient reader gets two stars a shirt. More than
 *   half of all stars closes the case.
 *
 * That a shirt has come, and that a note is in its file, by the player's calendar, is for the server to check when the
 * move arrives: the log then needs no dates. A move is a number (`nameMove`, `readingMove`).
 */
export const kitDetective: Game<KitPuzzle, KitAnswer, number, KitState> = {
  slug: "kit-detective",
  version: 3,
  maxMoves: SHIRTS * (NOTES + 2),
  play: (puzzle, answer, moves) => play(2, puzzle, answer, moves),
  refuse,
  verdict,
  squares,
};
