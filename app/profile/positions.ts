/** A place in the team: its name is what a profile keeps. */
type Position = { value: string; code: string };

/** Whoever has not chosen a position yet; not in the list, but a saved one is shown (design, section 4: profile). */
export const fan: Position = { value: "Just a Fan", code: "FAN" };

/** The positions to choose from (spec, section 3). */
export const positions: readonly Position[] = [
  { value: "Striker", code: "ST" },
  { value: "Center Forward", code: "CF" },
  { value: "Left Wing", code: "LW" },
  { value: "Right Wing", code: "RW" },
  { value: "Left Midfielder", code: "LM" },
  { value: "Right Midfielder", code: "RM" },
  { value: "Center Attacking Midfielder", code: "CAM" },
  { value: "Center Midfielder", code: "CM" },
  { value: "Center Defensive Midfielder", code: "CDM" },
  { value: "Left Wing Back", code: "LWB" },
  { value: "Right Wing Back", code: "RWB" },
  { value: "Left Back", code: "LB" },
  { value: "Right Back", code: "RB" },
  { value: "Center Back", code: "CB" },
  { value: "Goalkeeper", code: "GK" },
  { value: "Manager", code: "M" },
];

/**
 * The positions to choose from, with a saved one that is not among them at the end (spec, section 3).
 *
 * @param saved the position of a profile
 * @returns an extra one that nobody knows has no code: ""
 */
export function positionOptions(saved: string): readonly Position[] {
  if (positions.some(({ value }) => value === saved)) return positions;
  return [...positions, { value: saved, code: positionCode(saved) }];
}

/** The short form of a position, such as "CAM" or "FAN"; "" for one that nobody knows. */
export function positionCode(position: string): string {
  return [...positions, fan].find(({ value }) => value === position)?.code ?? "";
}
