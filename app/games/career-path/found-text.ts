import type { Found } from "./found";

/** What is said of a search; more names than are counted are spelt nearly so. */
export function foundText({ names, count }: Pick<Found, "names" | "count">): string {
  if (count > names.length) return `${names.length} of ${count} names. More letters help.`;
  const near = names.length - count;
  if (count === 0) {
    const meant = near === 1 ? names[0]?.name : "one of these";
    return near > 0
      ? `No such name, which costs nothing. Did you mean ${meant}?`
      : "No such name in our list. It cost you nothing.";
  }
  const exact = count === 1 ? "One name" : `${count} names`;
  return near > 0 ? `${exact}, and ${near} spelt much like it.` : `${exact}.`;
}
