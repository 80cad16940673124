import { type CaseKind, caseKinds } from "./case";
import { type GuidelineRule, isGuidelineRule } from "./guideline-rules";
import { type Choice, choices } from "./outcomes";

/** What a moderator has decided, or wants to take back. */
export type QueueForm =
  | {
      intent: "decide";
      kind: CaseKind;
      targetId: string;
      choice: Choice;
      rule: GuidelineRule;
      seen: string;
    }
  | { intent: "undo"; id: string };

/**
 * Reads a form of the queue.
 *
 * @param read returns a field's text, "" when it is missing
 * @returns null for a form that is none
 */
export function readQueueForm(read: (name: string) => string): QueueForm | null {
  const id = read("undo");
  if (id !== "") return { intent: "undo", id };
  const [, kind = "", targetId = ""] = /^([a-z]+)\.([\w.-]{1,400})$/.exec(read("case")) ?? [];
  const [choice, rule] = [read("choice"), read("rule")];
  if (!isCaseKind(kind) || !isChoice(choice) || !isGuidelineRule(rule)) return null;
  return { intent: "decide", kind, targetId, choice, rule, seen: read("seen") };
}

const isCaseKind = (text: string): text is CaseKind =>
  (caseKinds as readonly string[]).includes(text);

const isChoice = (text: string): text is Choice => (choices as readonly string[]).includes(text);
