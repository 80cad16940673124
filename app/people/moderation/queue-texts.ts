import type { Refusal } from "./outcomes";

/** What moderators are told. */
export const queueTexts = {
  faster: "Another moderator was faster: this one is decided.",
  changed: "It has changed since you looked. Have another look.",
  own: "Somebody else has to decide this one.",
  impossible: "That can’t be decided about this one.",
  forbidden: "You don’t moderate any more.",
  unreachable: "We couldn’t reach the server. Nothing was decided: try again in a moment.",
  undone: "Undone",
  undoneMore: "It waits again, as it did.",
  tooLate: "That can’t be undone any more.",
} as const satisfies Record<Refusal, string> & Record<string, string>;
