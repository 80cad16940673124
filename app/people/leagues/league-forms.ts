/** A refused form: what is wrong, and the values as they were typed. */
export type LeagueRefusal = {
  intent: string;
  problem: string;
  /** The field that the problem is about; null where it is about none. */
  field: "name" | "code" | "confirm" | null;
  values: { name: string; code: string };
};

/** The ids of the controls, for links from the error summary. */
export const fieldIds = {
  name: "league-name",
  code: "league-code",
  confirm: "league-end",
} as const;
