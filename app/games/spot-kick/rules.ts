import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import { type Keeper, leanOf, rememberedSide, tellsOf, toldZones } from "./keeper";
import {
  type Column,
  type Die,
  type Kick,
  type Lean,
  type Odds,
  type Shot,
  type ShotDice,
  type Style,
  shotOf,
  type Zone,
  zoneOf,
} from "./shot";
import { squaresRow } from "./squares-row";
import { goalsOf, KICKS, MAX_KICKS, standingOf } from "./standing";
import type { Story } from "./story";
import { headline, refusals } from "./texts";

/** A dive in your own goal. */
export type Dive = { dive: Zone };

/** The moves: a kick and a dive in turns, a kick first. */
export type SpotMove = Kick | Dive;

/** A taker of the other side, as the run-up can be read. */
export type RunUp = Lean & {
  style: Style;
  /** What can be seen, and how often it is true: "Hips open to the left", "7 in 10 go left". */
  signs: readonly (readonly [seen: string, truth: string])[];
};

/** A shoot-out as it is public from the start. */
export type SpotPuzzle = {
  keeper: Keeper;
  /** Your kicks on target, by style and zone; and theirs, in any style. */
  aim: Record<Style, readonly number[]>;
  /** How far off its moment a kick may be struck and is on target; none under the rules of before, which had no timing. */
  windows?: Record<Style, readonly number[]>;
  theirAim: readonly number[];
  /** What the keeper saves by a dive to the zone of the kick. */
  reach: Record<Style, readonly number[]>;
  /** What you save by it. */
  hands: Record<Style, readonly number[]>;
};

/** A pair of kicks, rolled before the first: the keeper's dive at yours, and theirs. */
export type Pair = {
  keeper: readonly [side: Die, height: Die];
  kick: ShotDice;
  runUp: RunUp;
  taker: readonly [side: Die, height: Die];
  theirKick: ShotDice;
};

export type SpotAnswer = { pairs: readonly Pair[]; story: Story; isVoid?: boolean };

/**
 * What the player may see after the moves so far. It has all that the board needs of the rules, so that the board's
 * script is independent of theirs.
 */
export type SpotState = {
  /** Your kicks, and theirs with your dives. */
  mine: readonly Shot[];
  theirs: readonly Shot[];
  /** Whose kick it is; null at the end. */
  turn: "kick" | "dive" | null;
  /** The odds of each zone for the next kick, by its style; null at the end. */
  odds: Record<Style, Odds> | null;
  /** The side where the keeper waits for certain, as the memory has it. */
  remembered: Column | null;
  /** The keeper's habits that have something to say of your next kick. */
  tells: readonly string[];
  /** The zones that the habit told or the memory means. */
  told: readonly Zone[];
  /** The taker who comes next, while it is theirs. */
  runUp: RunUp | null;
  end: "won" | "lost" | "level" | null;
  /** At the end alone: the story of a real shoot-out. */
  story: Story | null;
  isVoid: boolean;
  elapsed: number;
};

/** What a pair of sudden death takes off every reach: keepers tire. */
const TIRED = 10;

/** What tired legs leave of a reach at the least, so that a dive is never in vain. */
export const TIRED_REACH = 20;

/** A reach, with tired legs in sudden death. It stays even, so that half of it is whole. */
const tired = (reach: readonly number[], pair: number, least: number): number[] =>
  reach.map((one) => Math.max(Math.min(one, least), one - TIRED * Math.max(0, pair - KICKS + 1)));

/**
 * The odds of your kick in a pair, or of theirs, by its style.
 *
 * @param least what tired legs leave of a reach
 */
export function oddsOf(
  { aim, windows, theirAim, reach, hands }: SpotPuzzle,
  turn: "kick" | "dive",
  pair: number,
  least = TIRED_REACH,
): Record<Style, Odds> {
  const of = (style: Style): Odds =>
    turn === "kick"
      ? { aim: aim[style], reach: tired(reach[style], pair, least), windows: windows?.[style] }
      : { aim: theirAim, reach: tired(hands[style], pair, least) };
  return { placed: of("placed"), driven: of("driven") };
}

/** Your kick at the keeper of the day, after your kicks before. */
export function kickAt(
  puzzle: SpotPuzzle,
  before: readonly Shot[],
  kick: Kick,
  { keeper, kick: dice }: Pick<Pair, "keeper" | "kick">,
  least?: number,
): Shot {
  const dive = zoneOf(leanOf(puzzle.keeper, before), keeper);
  return shotOf(kick, dive, oddsOf(puzzle, "kick", before.length, least)[kick.style], dice);
}

/** Their kick, and your dive at it. */
export function diveAt(
  puzzle: SpotPuzzle,
  pair: number,
  { dive }: Dive,
  { runUp, taker, theirKick }: Pick<Pair, "runUp" | "taker" | "theirKick">,
  least?: number,
): Shot {
  const kick = { zone: zoneOf(runUp, taker), style: runUp.style };
  return shotOf(kick, dive, oddsOf(puzzle, "dive", pair, least)[kick.style], theirKick);
}

/**
 * A pair of the day's; or with the spin of a Friendly, whose hundreds tell how far on it is taken from and the rest what is
 * added to its dice, which leaves all odds as they are.
 */
function pairAt(pairs: readonly Pair[], place: number, spin: number): Pair | undefined {
  const pair = pairs[(place + Math.floor(spin / 100)) % pairs.length];
  if (!pair) return pair;
  const roll = (dice: readonly [Die, Die]) => dice.map((die) => (die + spin) % 100) as [Die, Die];
  return {
    runUp: pair.runUp,
    keeper: roll(pair.keeper),
    kick: roll(pair.kick),
    taker: roll(pair.taker),
    theirKick: roll(pair.theirKick),
  };
}

const isDive = (move: SpotMove): move is Dive => "dive" in move;

function play(
  least: number,
  puzzle: SpotPuzzle,
  { pairs, story, isVoid }: SpotAnswer,
  log: readonly TimedMove<SpotMove>[],
  options: readonly string[],
): SpotState {
  const spin = Number(options[0] ?? 0);
  const mine: Shot[] = [];
  const theirs: Shot[] = [];
  let end: SpotState["end"] = null;
  let elapsed = 0;
  for (const { move, at } of log) {
    const pair = pairAt(pairs, theirs.length, spin);
    if (end || !pair) break;
    if (isDive(move)) theirs.push(diveAt(puzzle, theirs.length, move, pair, least));
    else mine.push(kickAt(puzzle, mine, move, pair, least));
    end = standingOf(mine, theirs);
    elapsed = at;
  }
  const turn = end ? null : mine.length > theirs.length ? "dive" : "kick";
  return {
    mine,
    theirs,
    turn,
    odds: turn && oddsOf(puzzle, turn, theirs.length, least),
    remembered: turn === "kick" ? rememberedSide(mine) : null,
    tells: turn === "kick" ? tellsOf(puzzle.keeper, mine) : [],
    told: turn === "kick" ? toldZones(puzzle.keeper, mine) : [],
    runUp: (turn === "dive" && pairAt(pairs, theirs.length, spin)?.runUp) || null,
    end,
    story: end && story,
    isVoid: isVoid ?? false,
    elapsed,
  };
}

/** A kick while it is theirs, or the other way round. */
function refuse({ turn }: SpotState, move: SpotMove): string | null {
  return turn === (isDive(move) ? "dive" : "kick") ? null : refusals[turn ?? "kick"];
}

/** Ten each and level is yours: their keeper can't get up any more. */
function verdict(state: SpotState): Verdict | null {
  const { end, mine, isVoid, elapsed } = state;
  if (!end) return null;
  const [score, outOf] = isVoid ? [0, 0] : [goalsOf(mine), mine.length];
  return { isWin: isVoid || end !== "lost", score, outOf, elapsed, headline: headline(state) };
}

/**
 * Rules of Spot Kick: `shot.ts` decides a kick against a dive, `keeper.ts` where the keeper goes, `standing.ts` who has
 * won. The dice of a pair are the same whatever was played before; a Friendly's only option is the spin of its own dice.
 *
 * @param least what tired legs leave of a reach
 */
export const spotRules = (
  version: number,
  least: number,
): Game<SpotPuzzle, SpotAnswer, SpotMove, SpotState> => ({
  slug: "spot-kick",
  version,
  maxMoves: 2 * MAX_KICKS,
  play: (...of) => play(least, ...of),
  refuse,
  verdict,
  squares: ({ mine, theirs, isVoid }) =>
    isVoid ? "" : `${squaresRow(mine)}\n${squaresRow(theirs)}`,
});

/** The rules of Spot Kick. Where they are of version 3 the puzzle has windows for timed kicks. */
export const spotKick = spotRules(3, TIRED_REACH);
