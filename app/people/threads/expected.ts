import { reactionKinds } from "./reaction";
import type { ShownReply } from "./thread-view";

/**
 * The replies of a page as they will be once the server has taken a form: with a reaction set or taken back, a text changed, a
 * reply deleted. Its answer counts.
 *
 * @param form the one under way, if any; another's changes nothing
 */
export function expectedList(
  list: readonly ShownReply[],
  form: FormData | undefined,
): readonly ShownReply[] {
  if (!form) return list;
  const kind = reactionKinds.find((kind) => form.has(kind));
  const [key, off] = String(form.get(kind ?? "key")).split(" ");
  return list.flatMap((reply) => {
    if (reply.key !== key) return [reply];
    if (kind) return [withReaction(reply, off ? null : kind)];
    const intent = form.get("intent");
    if (intent === "delete") return [];
    const text = [{ text: String(form.get("text")) }];
    return [intent === "change" ? { ...reply, text, isEdited: true } : reply];
  });
}

function withReaction(reply: ShownReply, own: ShownReply["own"]): ShownReply {
  const counts = { ...reply.counts };
  if (reply.own) counts[reply.own] -= 1;
  if (own) counts[own] += 1;
  return { ...reply, own, counts };
}
