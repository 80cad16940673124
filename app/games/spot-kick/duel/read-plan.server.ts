import { styles, zones } from "../shot";
import { type Draft, fieldNames, rounds } from "./plan-form";
import type { Plan } from "./rules";

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
  const isWhole = chosen.length === rounds.length && dived.length === rounds.length;
  return isWhole ? { kicks: chosen, dives: dived } : null;
}
