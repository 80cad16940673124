import { type Style, styles, type Zone, zones } from "../shot";
import { KICKS } from "../standing";
import type { Plan } from "./rules";

/** A plan as it was filled in so far. */
export type Draft = {
  kicks: readonly { zone: Zone | null; style: Style }[];
  dives: readonly (Zone | null)[];
};

/** The rounds of a plan, from 0. */
export const rounds: readonly number[] = Array.from({ length: KICKS }, (_, round) => round);

/** The names of a round's fields. */
export const fieldNames = {
  kick: (round: number) => `kick-${round + 1}`,
  style: (round: number) => `style-${round + 1}`,
  dive: (round: number) => `dive-${round + 1}`,
};

/** An empty form: every kick is placed until it is driven. */
export const emptyDraft: Draft = {
  kicks: rounds.map(() => ({ zone: null, style: "placed" })),
  dives: rounds.map(() => null),
};

/** Reads a posted form; anything that is not a choice counts as none. */
export function readDraft(fieldOf: (name: string) => unknown): Draft {
  const zoneAt = (name: string) => zones.find((zone) => String(zone) === fieldOf(name)) ?? null;
  return {
    kicks: rounds.map((round) => ({
      zone: zoneAt(fieldNames.kick(round)),
      style: styles.find((style) => style === fieldOf(fieldNames.style(round))) ?? "placed",
    })),
    dives: rounds.map((round) => zoneAt(fieldNames.dive(round))),
  };
}

/** The names of the fields without a choice, in the order of the form. */
export function missingIn({ kicks, dives }: Draft): string[] {
  return [
    ...rounds.filter((round) => kicks[round]?.zone === null).map(fieldNames.kick),
    ...rounds.filter((round) => dives[round] === null).map(fieldNames.dive),
  ];
}

/** The plan of a draft; null while something is missing. */
export function planOf({ kicks, dives }: Draft): Plan | null {
  const chosen = kicks.flatMap(({ zone, style }) => (zone === null ? [] : [{ zone, style }]));
  const dived = dives.filter((dive) => dive !== null);
  return chosen.length === KICKS && dived.length === KICKS ? { kicks: chosen, dives: dived } : null;
}
