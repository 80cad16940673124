/** What stands where a Friendly could be taken for the day's quiz. */
export const friendlyTexts = {
  badge: "Friendly",
  invitation: "Playing again is a Friendly: this result stays.",
  results: "Your first result today stands.",
} as const;

/** A date as the quiz writes it: "21 November 2026". */
export function quizDate(date: string): string {
  const parts = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(date).toLocaleDateString("en-GB", parts);
}
