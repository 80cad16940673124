/** The intents of the form about what came along with a login. */
export const claimIntents = { undo: "undo-claim", keep: "keep-claim" } as const;

const counted = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** Texts about results that came along from a browser into an account; each takes their number, 1 or more. */
export const claimTexts = {
  cameAlong: (count: number) =>
    counted(count, "Your result came along", `Your ${count} results came along`),
  cameAlongMore: "Not yours? Undo it within a week, under Account.",
  later: "What you played is not here yet",
  laterMore: "We couldn't add it just now. Open your account page and we try again.",
  /** After the number, which stands on a board. */
  card: (count: number) => counted(count, "result came along", "results came along"),
  why: (count: number) =>
    `Played before you logged in, ${counted(count, "it counts", "they count")} in your account now, streak and all.`,
  undoMeans: (count: number) =>
    counted(
      count,
      "Not yours? Undo takes it out of your account, and any other go at that edition is a Friendly. It does not go back to the browser.",
      "Not yours? Undo takes them out of your account, and any other go at those editions is a Friendly. They do not go back to the browser.",
    ),
  undo: "Undo",
  keep: (count: number) => counted(count, "Keep it", "Keep them"),
  undone: (count: number) =>
    counted(
      count,
      "1 result is out of your account again",
      `${count} results are out of your account again`,
    ),
  kept: "Yours for good",
  nothing: "There is nothing left to undo",
  failed: "We couldn't do that just now",
  failedMore: "Nothing has changed. Give it a moment and try again.",
  loginAgain: "Please log in again to go on.",
} as const;
