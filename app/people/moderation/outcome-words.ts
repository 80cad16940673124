import type { CaseKind } from "./case";
import type { Decision } from "./decision";
import { guidelineRules } from "./guideline-rules";
import { isSanction, type Outcome } from "./outcomes";

/** What came with hiding a thing, to its author. */
const sequels: Partial<Record<Outcome, string>> = {
  warn: " This is a warning.",
  "mute-1": " You can write again after a day.",
  "mute-7": " You can write again after seven days.",
  "mute-30": " You can write again after thirty days.",
  ban: " You can’t write here any more.",
};

/** What the author of a thing is told of a decision about it. */
export function verdict({
  outcome,
  rule,
  before,
}: Pick<Decision, "outcome" | "rule" | "before">): string {
  if (outcome === "hold") {
    return "Hidden until a moderator has looked: three fans have reported it.";
  }
  if (before?.isAppealed) {
    return outcome === "restore"
      ? "Shown again: another look says that you were right. Nothing is held against you."
      : "A moderator has looked once more. It stays as it was decided.";
  }
  if (outcome === "restore") return "Shown again: a moderator has looked.";
  return `Hidden by the rule ‘${guidelineRules[rule]}’.${sequels[outcome] ?? ""}`;
}

/** What each kind of thing is to a fan who has reported it. */
const reported: Readonly<Record<CaseKind, string>> = {
  reply: "a reply",
  name: "a name",
  league: "a league’s name",
  signature: "a name on a challenge",
};

/** What a reporter is told of a decision. */
export function reporterNews({ kind, outcome }: Pick<Decision, "kind" | "outcome">): string {
  const thanks = `Thank you for reporting ${reported[kind]}.`;
  return isSanction(outcome)
    ? `${thanks} A moderator has looked and hidden it.`
    : `${thanks} A moderator has looked, and it is within the rules.`;
}
