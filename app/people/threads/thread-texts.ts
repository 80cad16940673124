/** What fans are told while they talk. */
export const threadTexts = {
  empty: "Write a word or two first.",
  tooLong: (length: number) => `That is ${length} characters. Keep it to 280, and it goes.`,
  foreignLink: "Links lead to our own pages only here. Take the address out, and it goes.",
  indecent: "One of these words can hurt somebody. Find another, and it goes.",
  duplicate: "You have said that today already. Say it in new words.",
  gone: "What you answer was taken back meanwhile. Your words are kept: send them to everybody.",
  tooMany: "That was a lot in a short time. Your words are kept: send them again in a while.",
  unreachable: "We couldn’t take that just now. Your words are kept: send them again in a moment.",
  loginAgain: "Please log in again. What you wrote is kept.",
  verify: "Verify your email first, and then say it.",
  unplayed: "Finish a game first, and then say it.",
  locked: "Finish this one first, and then say it.",
  banned: "You can read here, but not write any more.",
  muted: (until: string) =>
    `A moderator has asked you to pause. You can write again from ${until}.`,
  noEdit: "Five minutes are over: it stands as it is. You can still delete it.",
  sent: "Said",
  edited: "Changed",
  deleted: "Deleted",
  blocked: "Blocked",
  blockedMore: "You don’t see each other here any more. Undo it in your settings.",
  fullOfBlocks:
    "You have blocked 200 people, which is as many as we can hide. Unblock one in your settings first.",
  unblocked: "Unblocked",
  former: "A former player",
  fan: "A fan",
} as const;
