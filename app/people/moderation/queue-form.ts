import * as z from "zod";
import { caseKinds } from "./case";
import { ruleNames } from "./guideline-rules";
import { choices } from "./outcomes";

const decisionSchema = z.object({
  kind: z.enum(caseKinds),
  targetId: z.string().regex(/^[\w.-]{1,400}$/),
  choice: z.enum(choices),
  rule: z.enum(ruleNames),
  seen: z.string(),
});

/** What a moderator has decided, or wants to take back. */
export type QueueForm =
  | ({ intent: "decide" } & z.infer<typeof decisionSchema>)
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
  const [kind = "", ...target] = read("case").split(".");
  const fields = { kind, targetId: target.join("."), choice: read("choice") };
  const decision = decisionSchema.safeParse({ ...fields, rule: read("rule"), seen: read("seen") });
  return decision.success ? { intent: "decide", ...decision.data } : null;
}
