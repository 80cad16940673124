import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Face } from "~/look/ui/face";
import { paths, withSearch } from "~/paths";
import { rarePaths } from "~/rare-paths";
import { Reactions } from "./reactions";
import { ANSWER, BEFORE, CHANGE } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { ShownAuthor, ShownReply, ThreadView } from "./thread-view";

type ReplyListProps = {
  view: ThreadView;
  /** The replies of the page, as they will be once the server has taken what is under way. */
  replies: readonly ShownReply[];
  /** A reply that is being sent. */
  sending: ReactNode;
};

/** The replies of a page. They are in one form, whose buttons are the reactions and the blocks. */
export function ReplyList({ view, replies, sending }: ReplyListProps) {
  const { search } = useLocation();
  const list = (
    <ol className="replies">
      {sending}
      {replies.map((reply) => (
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
  if (!view.hasAccount) return list;
  return (
    <Form
      method="post"
      action={withSearch(paths.post(view.address), search, {
        ...{ dialog: null, [ANSWER]: null, [CHANGE]: null },
      })}
      replace
    >
      {list}
    </Form>
  );
}

type SaidProps = { reply: ShownReply; author: ShownAuthor; view: ThreadView; search: string };

function Said({ reply, author, view, search }: SaidProps) {
  const { key, timestamp, age, state, text, isOwn, isEdited, to } = reply;
  const canWrite = view.writer.can && state === "shown";
  return (
    <>
      <Face {...author} />
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
          <p className="muted">
            Hidden by moderation. Nobody else reads it.{" "}
            <Link to={rarePaths.ownOutcomes} className="inline-link">
              Why?
            </Link>
          </p>
        )}
        {text && (
          <p className="reply-text" dir="auto">
            {Array.from(text.entries(), ([place, part]) =>
              part.to ? (
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
          <Reactions reply={reply} canReact={canWrite} />
          {canWrite && (
            <Link
              to={withSearch(paths.post(view.address), search, {
                ...{ [ANSWER]: null, [CHANGE]: null, dialog: null },
                [isOwn ? CHANGE : ANSWER]: key,
              })}
              className="text-link"
            >
              {linkText(reply)}
              <span className="sr-only"> {isOwn ? "" : author.name}</span>
            </Link>
          )}
        </div>
      </div>
      {!isOwn && <More reply={reply} name={author.name} view={view} />}
    </>
  );
}

const linkText = ({ isOwn, isEditable }: ShownReply) =>
  isOwn ? (isEditable ? "Change" : "Delete") : "Answer";

type MoreProps = { reply: ShownReply; name: string; view: ThreadView };

/** What else can be done about another fan's reply. */
function More({ reply: { key }, name, view }: MoreProps) {
  return (
    <details className="reply-more">
      <summary aria-label={`More on what ${name} said`}>•••</summary>
      <div className="card">
        <Link to={paths.report("reply", `${view.address}.${key}`)} className="text-link">
          Report
        </Link>
        {view.hasAccount && (
          <button type="submit" name="block" value={key} className="text-link">
            <span>
              Block <bdi>{name}</bdi>
            </span>
          </button>
        )}
      </div>
    </details>
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
    hidden: "Hidden by moderation.",
    deleted: threadTexts.takenBack,
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
