import { mulberry32 } from "~/play/rules/mulberry32";
import { windowOf } from "~/play/rules/thumb";
import { type HeightHabit, heightHabits, type Keeper, type SideHabit, sideHabits } from "./keeper";
import type { Pair, RunUp, SpotPuzzle } from "./rules";
import type { Column, Row, Style } from "./shot";
import { MAX_KICKS } from "./standing";

/** The habits as they are posted. */
const SIDES: Record<SideHabit, string> = {
  follow: "Follows your last kick.",
  turn: "Expects you to switch sides.",
  back: "Goes where you went two kicks ago.",
  goal: "Follows a goal, stays put after a miss.",
  third: "Waits in the middle on every third.",
  swap: "Goes left, right, left, right.",
  left: "Likes the left.",
  right: "Likes the right.",
};
const HEIGHTS: Record<HeightHabit, string> = {
  copy: "Dives high after high, low after low.",
  flip: "Dives low after high, high after low.",
  duck: "Dives low after a high one.",
  proud: "Jumps after a goal, ducks after a miss.",
  wave: "Goes low, high, low, high.",
  low: "Stays low.",
  high: "Likes it high.",
};
const FAITHS = [60, 70] as const;

/** On target of a hundred, in the order of the zones, and what a driven ball takes off. */
const AIM = [78, 86, 78, 86, 92, 86];
const DRIVEN_AIM = [8, 6, 8, 6, 4, 6];
const REACH = [46, 80, 46, 76, 92, 76];
const DRIVEN_REACH = [28, 34, 28, 34, 30, 34];
/** What a build adds to the reach of each zone: long arms, quick legs, broad shoulders, none. */
const BUILDS = [
  [12, 2, 12, -8, -4, -8],
  [-8, -4, -8, 12, 2, 12],
  [-6, 4, -6, -6, 4, -6],
  [0, 0, 0, 0, 0, 0],
];
/** The takers on the other side hardly miss. */
const THEIR_AIM = [86, 92, 86, 92, 96, 92];
const HANDS = [54, 76, 54, 66, 86, 66];
/** How the grass and the wind of the day change the aim. */
const WEATHERS = [-6, -4, -2, 0, 0, 2, 4];

const SIDE_WORDS = ["left", "down the middle", "right"];
const HEIGHT_WORDS = ["high", "low"];

type Sign<Place> = { odds: number; see: (place: Place) => string };

const SIDE_SIGNS: Sign<Column>[] = [
  {
    odds: 70,
    see: (side) => (side === 1 ? "Hips square to you" : `Hips open to the ${SIDE_WORDS[side]}`),
  },
  { odds: 60, see: (side) => `Standing foot points ${side === 1 ? "ahead" : SIDE_WORDS[side]}` },
  {
    odds: 60,
    see: (side) =>
      side === 1 ? "Looks at neither corner" : `Looks ${SIDE_WORDS[2 - side]}, a bluff`,
  },
];
const HEIGHT_SIGNS: Sign<Row>[] = [
  { odds: 70, see: (row) => (row === 0 ? "Leans back" : "Knee over the ball") },
  { odds: 60, see: (row) => (row === 0 ? "Chin up" : "Head down") },
];

const oneOf = <One>(below: Below, list: readonly One[]): One => list[below(list.length)] as One;

/** What a run-up gives away: the side, the height, or both. */
function runUpOf(below: Below): RunUp {
  const style: Style = below(3) === 0 ? "driven" : "placed";
  const column = below(3) as Column;
  const row = below(5) < 2 ? 0 : 1;
  const side = oneOf(below, SIDE_SIGNS);
  const height = oneOf(below, HEIGHT_SIGNS);
  const shown = below(5);
  const hasSide = shown > 0;
  const hasHeight = shown < 3;
  const signs: [string, string][] = [];
  if (hasSide) signs.push([side.see(column), truthText(side.odds, SIDE_WORDS[column])]);
  if (hasHeight) signs.push([height.see(row), truthText(height.odds, HEIGHT_WORDS[row])]);
  return {
    style,
    column: hasSide ? column : null,
    columnOdds: side.odds,
    row: hasHeight ? row : null,
    rowOdds: height.odds,
    signs,
  };
}

const truthText = (odds: number, place = ""): string => `${odds / 10} in 10 go ${place}`;

/** By hundredths, since each edition that is read asks for twelve. */
const WINDOWS = Array.from({ length: 101 }, (_, odds) => windowOf(odds));

const windowsOf = (aim: readonly number[]): number[] => aim.map((odds) => WINDOWS[odds] ?? 0);

const less = (list: readonly number[], loss: readonly number[]): number[] =>
  list.map((one, zone) => one - (loss[zone] ?? 0));

/** The shoot-out of a seed: integers alone, the same everywhere and for ever. */
export function shootOutOf(name: string, seed: number): { puzzle: SpotPuzzle; pairs: Pair[] } {
  const below = generator(seed);
  const side = oneOf(below, Object.keys(sideHabits) as SideHabit[]);
  const height = oneOf(below, Object.keys(heightHabits) as HeightHabit[]);
  const keeper: Keeper = {
    name,
    habits: [SIDES[side], HEIGHTS[height]],
    side,
    height,
    faith: oneOf(below, FAITHS),
  };
  const build = oneOf(below, BUILDS);
  const placed = AIM.map((one) => one + oneOf(below, WEATHERS));
  const reach = REACH.map((one, zone) => one + (build[zone] ?? 0));
  const driven = (list: readonly number[]) => less(list, DRIVEN_REACH);
  const aim = { placed, driven: less(placed, DRIVEN_AIM) };
  const puzzle = {
    keeper,
    theirAim: THEIR_AIM,
    aim,
    reach: { placed: reach, driven: driven(reach) },
    hands: { placed: HANDS, driven: driven(HANDS) },
    windows: { placed: windowsOf(aim.placed), driven: windowsOf(aim.driven) },
  };
  const die = () => below(100);
  const pairs = Array.from({ length: MAX_KICKS }, () => ({
    keeper: [die(), die()] as const,
    kick: [die(), die()] as const,
    runUp: runUpOf(below),
    taker: [die(), die()] as const,
    theirKick: [die(), die()] as const,
  }));
  return { puzzle, pairs };
}

type Below = (end: number) => number;

const RANGE = 2 ** 32;

/** Whole numbers from 0 up to an end, each exactly as likely. */
export function generator(seed: number): Below {
  const next = mulberry32(seed);
  return (end) => {
    let rolled = next();
    while (rolled >= RANGE - (RANGE % end)) rolled = next();
    return rolled % end;
  };
}
