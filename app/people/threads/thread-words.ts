const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;

/** How many are in a thread: "14 fans". */
export const fansText = (fans: number): string => counted(fans, "fan", "fans");

/** How much is said in a thread: "31 replies by 14 fans". */
export function fansInside(replies: number, fans: number): string {
  if (replies === 0) return "No replies yet";
  return `${counted(replies, "reply", "replies")} by ${fansText(fans)}`;
}

/** How many talk in a thread that is closed to the reader. */
export function fansTalking(replies: number, fans: number): string {
  if (replies === 0) return "Nobody is inside yet. Play to be the first.";
  return `${fansText(fans)} ${fans === 1 ? "is" : "are"} talking. Play to go in.`;
}
