/** A position in the team. The name is stored in profiles. */
type Position = { value: string; code: string };

/** The default, which is not in the list but can always be chosen (docs/rules.md#profile). */
export const fan: Position = { value: "Just a Fan", code: "FAN" };

/** The positions to choose from. */
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
 * The positions to choose from, the default, and a saved one that is not in the list.
 *
 * @param saved the position of a profile
 * @returns an appended unknown position has the code ""
 */
export function positionOptions(saved: string): readonly Position[] {
  const known = [...positions, fan];
  return known.some(({ value }) => value === saved)
    ? known
    : [...known, { value: saved, code: "" }];
}

/** The short form of a position, such as "CAM" or "FAN"; "" for an unknown one. */
export function positionCode(position: string): string {
  return [...positions, fan].find(({ value }) => value === position)?.code ?? "";
}
