import {
  type Column,
  columnOf,
  type Lean,
  type Row,
  rowOf,
  type Shot,
  type Zone,
  zones,
} from "./shot";

/** Where a keeper expects a kick after the ones before; null for no idea. */
type Habit<Place> = (before: readonly Shot[], last: Shot | undefined) => Place | null;

/** Habits by side. */
export const sideHabits = {
  follow: (_, last) => last && columnOf(last.zone),
  turn: (_, last) => last && ((2 - columnOf(last.zone)) as Column),
  back: (before) => before.at(-2) && columnOf((before.at(-2) as Shot).zone),
  goal: (_, last) => last && (last.outcome === "goal" ? columnOf(last.zone) : 1),
  third: ({ length }) => (length % 3 === 2 ? 1 : null),
  swap: ({ length }) => (length % 2 ? 2 : 0),
  left: () => 0,
  right: () => 2,
} as const satisfies Record<string, Loose<Column>>;

/** Habits by height. */
export const heightHabits = {
  copy: (_, last) => last && rowOf(last.zone),
  flip: (_, last) => last && ((1 - rowOf(last.zone)) as Row),
  duck: (_, last) => (last && rowOf(last.zone) === 0 ? 1 : null),
  proud: (_, last) => last && (last.outcome === "goal" ? 0 : 1),
  wave: ({ length }) => ((length + 1) % 2) as Row,
  low: () => 1,
  high: () => 0,
} as const satisfies Record<string, Loose<Row>>;

type Loose<Place> = (...parameters: Parameters<Habit<Place>>) => Place | null | undefined;

export type SideHabit = keyof typeof sideHabits;
export type HeightHabit = keyof typeof heightHabits;

/** The keeper of the day, invented. */
export type Keeper = {
  name: string;
  /** The posted habits, as sentences. */
  habits: readonly [string, string];
  side: SideHabit;
  height: HeightHabit;
  /** In how many of a hundred kicks each habit is followed. */
  faith: number;
};

/** The side where a keeper waits, having seen it twice in a row; null for none. */
export function rememberedSide(before: readonly Shot[]): Column | null {
  const [one, two] = before.slice(-2).map(({ zone }) => columnOf(zone));
  return one !== undefined && one === two ? one : null;
}

/** What a keeper does about the next kick. A side seen twice in a row is stronger than any habit: it is certain. */
export function leanOf({ side, height, faith }: Keeper, before: readonly Shot[]): Lean {
  const last = before.at(-1);
  const remembered = rememberedSide(before);
  return {
    column: remembered ?? sideHabits[side](before, last) ?? null,
    columnOdds: remembered === null ? faith : 100,
    row: heightHabits[height](before, last) ?? null,
    rowOdds: faith,
  };
}

/** The habits that have something to say of the next kick: those about the kicks before have nothing at the first. */
export function tellsOf(keeper: Keeper, before: readonly Shot[]): string[] {
  const { column, row } = leanOf(keeper, before);
  return keeper.habits.filter((_, place) => (place === 0 ? column : row) !== null);
}

/**
 * The zones that the board's sentence about the keeper means: a remembered side, or else one habit at a time, that by
 * side and that by height in turns, as `tellsOf` has them.
 */
export function toldZones(keeper: Keeper, before: readonly Shot[]): Zone[] {
  const { column, row } = leanOf(keeper, before);
  const isSide =
    rememberedSide(before) !== null || row === null || (column !== null && before.length % 2 === 0);
  return zones.filter((zone) => (isSide ? columnOf(zone) === column : rowOf(zone) === row));
}
