import { type ReactionKind, reactionKinds } from "./reaction";
import type { ShownReply } from "./thread-view";

const names: Record<ReactionKind, string> = { scarf: "Scarf", boo: "Boo", wow: "Wow" };

type ReactionsProps = { reply: ShownReply; canReact: boolean };

/** The reactions to a reply: buttons of the list's form, or their counts alone. */
export function Reactions({ reply: { key, counts, own }, canReact }: ReactionsProps) {
  return reactionKinds.map((kind) => {
    const content = (
      <>
        {names[kind]} {counts[kind] > 0 && <span className="digits">{counts[kind]}</span>}
      </>
    );
    if (canReact) {
      return (
        <button
          key={kind}
          type="submit"
          name={kind}
          // A second press takes it back.
          value={own === kind ? `${key} off` : key}
          className="reaction"
          aria-pressed={own === kind}
        >
          {content}
        </button>
      );
    }
    return counts[kind] > 0 ? (
      <span key={kind} className="reaction">
        {content}
      </span>
    ) : null;
  });
}
