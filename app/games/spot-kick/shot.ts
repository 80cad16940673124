/**
 * A place in the goal, as the screen shows it: 0 to 2 high from left to right, 3 to 5 low. Kicker and keeper use the
 * same numbers, so a dive to the zone of the kick meets the ball.
 */
export const zones = [0, 1, 2, 3, 4, 5] as const;
export type Zone = (typeof zones)[number];

/** Left, middle, right. */
export type Column = 0 | 1 | 2;
/** High, low. */
export type Row = 0 | 1;

export const columnOf = (zone: Zone): Column => (zone % 3) as Column;
export const rowOf = (zone: Zone): Row => (zone < 3 ? 0 : 1);

export const styles = ["placed", "driven"] as const;
export type Style = (typeof styles)[number];

export type Kick = {
  zone: Zone;
  style: Style;
  /** By how many milliseconds it was struck too late, or too soon if negative; none where the odds decide. */
  off?: number | undefined;
};

export type Odds = {
  /** Hundredths for each zone: how many kicks are on target, and how many the keeper saves by a dive to that zone. */
  aim: readonly number[];
  reach: readonly number[];
  /** For each zone how far off the moment a kick may be struck and is on target; none where the odds alone decide. */
  windows?: readonly number[] | undefined;
};

type Outcome = "goal" | "saved" | "off";

/** A kick with the dive at it. */
export type Shot = Kick & { dive: Zone; outcome: Outcome };

/** A whole number from 0 to 99. `odds` of them, the lowest, are a hit. */
export type Die = number;

/** The dice of a kick: on target, and within reach. They are rolled before the first kick. */
export type ShotDice = readonly [aim: Die, reach: Die];

/**
 * The hundredths of kicks to a zone that a dive saves, if they are on target: the zone's reach for a dive to it, half of
 * that for one to the same side at the other height, none elsewhere.
 */
export function reachOf(zone: Zone, dive: Zone, { reach }: Odds): number {
  const full = reach[zone] ?? 0;
  if (dive === zone) return full;
  return columnOf(dive) === columnOf(zone) ? full / 2 : 0;
}

/** The die for a zone: as likely as any other, but one that is bad for a zone is good for the next, so no kick is hopeless. */
const dieFor = (zone: Zone, die: Die): Die => (die + 37 * zone) % 100;

/** The outcome of a kick against a dive, of either side: on target if it was struck in time, or else by the die. */
export function shotOf(kick: Kick, dive: Zone, odds: Odds, [aim, reach]: ShotDice): Shot {
  const window = kick.off === undefined ? undefined : odds.windows?.[kick.zone];
  const isOff =
    window === undefined
      ? dieFor(kick.zone, aim) >= (odds.aim[kick.zone] ?? 0)
      : Math.abs(kick.off as number) > window;
  const outcome = isOff ? "off" : reach < reachOf(kick.zone, dive, odds) ? "saved" : "goal";
  return { ...kick, dive, outcome };
}

/** Where a keeper or a taker tends to go: a side and a height, each with its probability in hundredths; null for none. */
export type Lean = {
  column: Column | null;
  columnOdds: number;
  row: Row | null;
  rowOdds: number;
};

/** With nothing known of it. */
const LEFT = 35;
const MIDDLE = 30;
const HIGH = 40;

/** The hundredths for left, middle and right. */
export function columnOdds({ column, columnOdds }: Pick<Lean, "column" | "columnOdds">): number[] {
  if (column === null) return [LEFT, MIDDLE, 100 - LEFT - MIDDLE];
  const other = (100 - columnOdds) / 2;
  return [0, 1, 2].map((one) => (one === column ? columnOdds : other));
}

/** The hundredths for high and low. */
export function rowOdds({ row, rowOdds }: Pick<Lean, "row" | "rowOdds">): number[] {
  const high = row === null ? HIGH : row === 0 ? rowOdds : 100 - rowOdds;
  return [high, 100 - high];
}

/** Where a lean leads with these dice. */
export function zoneOf(lean: Lean, [side, height]: readonly [side: Die, height: Die]): Zone {
  const [left = 0, middle = 0] = columnOdds(lean);
  const [high = 0] = rowOdds(lean);
  const column = side < left ? 0 : side < left + middle ? 1 : 2;
  return (column + (height < high ? 0 : 3)) as Zone;
}
