/** How much is said in a thread: "31 replies by 14 fans". */
export function fansInside(replies: number, fans: number): string {
  if (replies === 0) return "No replies yet";
  const said = replies === 1 ? "1 reply" : `${replies} replies`;
  return `${said} by ${fans === 1 ? "1 fan" : `${fans} fans`}`;
}

/** How many talk in a thread that is closed to the reader. */
export function fansTalking(replies: number, fans: number): string {
  if (replies === 0) return "Nobody is inside yet. Play to be the first.";
  return `${fans === 1 ? "1 fan is" : `${fans} fans are`} talking. Play to go in.`;
}
