import { Form, Link, useLocation } from "@remix-run/react";
import { paths, withSearch } from "~/paths";
import { type ReactionKind, reactionKinds } from "./reply";
import { ANSWER, BEFORE, CHANGE } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { ShownAuthor, ShownReply, ThreadView } from "./thread-view";

/** The replies of a page. They are in one form, whose buttons are the reactions. */
export function ReplyList({ view }: { view: ThreadView }) {
  const { search } = useLocation();
  const { can } = view.writer;
  const here = paths.post(view.address);
  const list = (
    <ol className="replies">
      {view.list.map((reply) => (
        <li key={reply.key} id={`r-${reply.key}`}>
          {reply.author ? (
            <Said reply={reply} author={reply.author} view={view} search={search} />
          ) : (
            <Gone reply={reply} />
          )}
        </li>
      ))}
    </ol>
  );
  if (!can) return list;
  return (
    <Form
      method="post"
      action={withSearch(here, search, { dialog: null, [ANSWER]: null, [CHANGE]: null })}
      replace
      preventScrollReset
    >
      {list}
    </Form>
  );
}

type SaidProps = { reply: ShownReply; author: ShownAuthor; view: ThreadView; search: string };

function Said({ reply, author, view, search }: SaidProps) {
  const { key, timestamp, age, state, text, isOwn, isEdited, to } = reply;
  const { can } = view.writer;
  const here = paths.post(view.address);
  return (
    <>
      <span className="face">
        <img src={author.avatar} alt="" width="36" height="36" loading="lazy" />
      </span>
      <div>
        <p className="reply-head">
          <strong>
            <bdi>{author.name}</bdi>
          </strong>
          {author.country && <Flag {...author.country} />}
          {isOwn && <span className="muted">you</span>}
          <time className="muted" dateTime={timestamp}>
            {age}
          </time>
          {isEdited && <span className="muted">edited</span>}
        </p>
        {to && <AnsweredLink to={to} view={view} />}
        {state === "hidden" && (
          <p className="muted">Hidden by a moderator. Nobody else reads it.</p>
        )}
        {text && (
          <p className="reply-text" dir="auto">
            {text.map((part, place) =>
              part.to ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
                <Link key={place} to={part.to} className="inline-link">
                  {part.text}
                </Link>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        <div className="reply-foot">
          {reactionKinds.map((kind) => (
            <Reaction key={kind} kind={kind} reply={reply} can={can} />
          ))}
          {can && state === "shown" && (
            <Link
              to={withSearch(here, search, { [isOwn ? CHANGE : ANSWER]: key, dialog: null })}
              className="text-link"
            >
              {linkText(reply)}
              <span className="sr-only"> {isOwn ? "" : author.name}</span>
            </Link>
          )}
        </div>
      </div>
    </>
  );
}

const linkText = ({ isOwn, isEditable }: ShownReply) =>
  isOwn ? (isEditable ? "Change" : "Delete") : "Answer";

const reactionNames: Record<ReactionKind, string> = { scarf: "Scarf", boo: "Boo", wow: "Wow" };

type ReactionProps = { kind: ReactionKind; reply: ShownReply; can: boolean };

function Reaction({ kind, reply: { key, counts, own, state }, can }: ReactionProps) {
  const count = counts[kind];
  const name = reactionNames[kind];
  if (!can || state !== "shown") {
    return count > 0 ? (
      <span className="reaction">
        {name} <span className="digits">{count}</span>
      </span>
    ) : null;
  }
  const isOwn = own === kind;
  return (
    <button
      type="submit"
      name={kind}
      // A second press takes it back.
      value={isOwn ? `${key} off` : key}
      className="reaction"
      aria-pressed={isOwn}
    >
      {name} {count > 0 && <span className="digits">{count}</span>}
    </button>
  );
}

function AnsweredLink({ to, view }: { to: NonNullable<ShownReply["to"]>; view: ThreadView }) {
  const isHere = view.list.some(({ key }) => key === to.key);
  const here = paths.post(view.address);
  const at = Number.parseInt(to.key.slice(0, 9), 36) + 1;
  const page = isHere ? "" : withSearch(here, "", { [BEFORE]: String(at) });
  return (
    <p className="muted">
      to{" "}
      <Link to={`${page}#r-${to.key}`} className="inline-link" reloadDocument={isHere}>
        {to.name ? <bdi>{to.name}</bdi> : "an earlier reply"}
      </Link>
    </p>
  );
}

function Gone({ reply: { state, timestamp, age } }: { reply: ShownReply }) {
  const text = {
    shown: "Not for you to read.",
    hidden: "Hidden by a moderator.",
    deleted: "Taken back by its author.",
    former: `${threadTexts.former} said something here.`,
  }[state];
  return (
    <p className="reply-gone muted">
      {text} <time dateTime={timestamp}>{age}</time>
    </p>
  );
}

function Flag({ name, flag }: NonNullable<ShownAuthor["country"]>) {
  return (
    <svg className="icon flag" role="img" aria-label={name}>
      <use href={flag} />
    </svg>
  );
}
