import type { GuidelineRule } from "./guideline-rules";
import type { Choice } from "./outcomes";

/** A case as a moderator sees it. */
export type ShownCase = {
  /** Its id in forms. */
  id: string;
  /** "Reply" */
  what: string;
  /** ISO 8601, and its age in words. */
  timestamp: string;
  age: string;
  /** "2 Spoiler", "1 Something else". */
  reasons: string[];
  /** What reporters have written. */
  details: string[];
  isHeld: boolean;
  isHidden: boolean;
  /** The thread of a reply, at its place. */
  thread: { subject: string; to: string } | null;
  /** What a reply answers; `name` is null for what is gone. */
  answered: { name: string | null; text: string } | null;
  author: { name: string; avatar: string } | null;
  /** What it says now; null if it is gone. */
  text: string | null;
  /** What it said when it was reported, if that is something else. */
  said: string | null;
  /** Earlier outcomes of its author, the latest first. */
  history: { id: string; date: string; text: string }[];
  /** What the author has written against the decision before. */
  appeal: { text: string; against: string } | null;
  choices: Choice[];
  rule: GuidelineRule;
  /** What the moderator has seen, for the form. */
  seen: string;
  /** Why another moderator has to decide; null for one who can. */
  whyNot: "own" | "appealed" | null;
};

/** The moderators' queue. */
export type QueueView = {
  cases: ShownCase[];
  /** How many wait in all. */
  waiting: number;
  /** Where the next page begins; null if there is none. */
  cursor: string | null;
  /** The moderator's last decision, while it can be undone. */
  undo: { id: string; text: string; until: string } | null;
};
