import { thumbOff } from "../../../../scripts/editions/players";
import { leanOf } from "../keeper";
import {
  type Dive,
  diveAt,
  kickAt,
  oddsOf,
  type Pair,
  type RunUp,
  type SpotPuzzle,
} from "../rules";
import {
  columnOdds,
  type Kick,
  type Lean,
  type Odds,
  reachOf,
  rowOdds,
  type Shot,
  styles,
  type Zone,
  zones,
} from "../shot";
import { standingOf } from "../standing";

type Below = (end: number) => number;

/** A strategy, which decides by what is shown alone. */
export type Player = {
  kick(puzzle: SpotPuzzle, before: readonly Shot[], below: Below): Kick;
  dive(puzzle: SpotPuzzle, pair: number, runUp: RunUp, below: Below): Dive;
};

/** How likely each zone is, in hundredths of hundredths. */
const likely = (lean: Lean): number[] =>
  zones.map((zone) => (columnOdds(lean)[zone % 3] ?? 0) * (rowOdds(lean)[zone < 3 ? 0 : 1] ?? 0));

/** How likely a kick is saved, if it is on target. */
const saveOdds = (zone: Zone, lean: Lean, odds: Odds): number =>
  likely(lean).reduce((sum, share, dive) => sum + share * reachOf(zone, dive as Zone, odds), 0);

/** How likely a kick scores against a lean. */
const goalOdds = (zone: Zone, lean: Lean, odds: Odds): number =>
  (odds.aim[zone] ?? 0) * (1_000_000 - saveOdds(zone, lean, odds));

/** How likely a dive stops what is on target. */
const diveOdds = (dive: Zone, lean: Lean, odds: Odds): number =>
  likely(lean).reduce(
    (sum, share, zone) => sum + share * (odds.aim[zone] ?? 0) * reachOf(zone as Zone, dive, odds),
    0,
  );

const best = <One>(list: readonly One[], worth: (one: One) => number): One =>
  list.reduce((one, other) => (worth(other) > worth(one) ? other : one));

const kicks: readonly Kick[] = styles.flatMap((style) => zones.map((zone) => ({ zone, style })));

/** Reads habit, memory and run-up, and takes the best odds there are. */
export const attentive: Player = {
  kick(puzzle, before) {
    const odds = oddsOf(puzzle, "kick", before.length);
    const lean = leanOf(puzzle.keeper, before);
    return best(kicks, ({ zone, style }) => goalOdds(zone, lean, odds[style]));
  },
  dive(puzzle, pair, runUp) {
    const odds = oddsOf(puzzle, "dive", pair)[runUp.style];
    return { dive: best(zones, (zone) => diveOdds(zone, runUp, odds)) };
  },
};

const anyOf = <One>(list: readonly One[], below: Below): One => list[below(list.length)] as One;

/** Presses anything. */
export const naive: Player = {
  kick: (_, __, below) => anyOf(kicks, below),
  dive: (_, __, ___, below) => ({ dive: anyOf(zones, below) }),
};

/** Shoots where the most are on target, whatever the keeper has seen, and dives like it. */
export const stubborn: Player = {
  kick: ({ aim }) => ({ zone: best(zones, (zone) => aim.placed[zone] ?? 0), style: "placed" }),
  dive: (_, __, ___, below) => ({ dive: anyOf(zones, below) }),
};

/** How fine a thumb's moments are told apart. */
const MOMENTS = 1_000_000;

/**
 * A player who strikes with a thumb that is off by so many milliseconds (standard deviation). The first kick's first bad
 * strike is free.
 */
export const byThumb = (player: Player, spread: number): Player => ({
  ...player,
  kick(puzzle, before, below) {
    const kick = player.kick(puzzle, before, below);
    const strike = () => thumbOff(spread, () => below(MOMENTS) / MOMENTS);
    const off = strike();
    const window = puzzle.windows?.[kick.style][kick.zone] ?? 0;
    const isFree = before.length === 0 && Math.abs(off) > window;
    return { ...kick, off: isFree ? strike() : off };
  },
});

/** How a player's shoot-out ends. */
export function shootOut(player: Player, puzzle: SpotPuzzle, pairs: readonly Pair[], below: Below) {
  const mine: Shot[] = [];
  const theirs: Shot[] = [];
  for (const pair of pairs) {
    mine.push(kickAt(puzzle, mine, player.kick(puzzle, mine, below), pair));
    if (standingOf(mine, theirs)) break;
    const dive = player.dive(puzzle, theirs.length, pair.runUp, below);
    theirs.push(diveAt(puzzle, theirs.length, dive, pair));
    if (standingOf(mine, theirs)) break;
  }
  return { mine, theirs, standing: standingOf(mine, theirs) };
}

/** Knows the dice, and scores or saves where anything does: a shoot-out lost so could not be won. */
export const hindsight = (pairs: readonly Pair[]): Player => ({
  kick(puzzle, before) {
    const pair = pairs[before.length] as Pair;
    const scores = kicks.find((kick) => kickAt(puzzle, before, kick, pair).outcome === "goal");
    return scores ?? (kicks[0] as Kick);
  },
  dive(puzzle, place) {
    const pair = pairs[place] as Pair;
    const stops = zones.find((dive) => diveAt(puzzle, place, { dive }, pair).outcome !== "goal");
    return { dive: stops ?? 0 };
  },
});
