/** What dates that have come were asked, so that no later release changes it: a title's `frozen.server.ts`. */
export type Frozen = {
  /** The first date of the schedule. */
  firstDate: string;
  /** What of an edition may never change, as text. */
  asked(number: number, date: string): string;
  /**
   * SHA-256 of the first days (or weeks) of the schedule, by their number. Never edit a line whose days have come. When
   * the schedule grows, append one with the new number; when a day to come gets another edition, replace the last
   * (docs/decisions/0035).
   */
  fingerprints: readonly (readonly [count: number, sha256: string])[];
};
