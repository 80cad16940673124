import { Form, Link, useNavigation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import { Button, LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Face } from "~/look/ui/face";
import { paths, withSearch } from "~/paths";
import { rarePaths } from "~/rare-paths";
import { Composer } from "./composer";
import { expectedList } from "./expected";
import { ReplyList } from "./reply-list";
import { BEFORE, fieldIds, type ThreadRefusal } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { ShownReply, ThreadView, WriterState } from "./thread-view";
import { fansInside, fansTalking } from "./thread-words";

type ThreadPageProps = {
  view: ThreadView;
  /** The reply that the form answers, or changes; null for a new one. */
  focus: { reply: ShownReply; isChange: boolean } | null;
  /** What was typed before the reader had to log in again. */
  kept: string;
  refusal: ThreadRefusal | null;
  /** What a visitor sees instead of the form. */
  prompt: ReactNode;
};

/** A thread: what it is about, the form to say something, and what was said, the newest first. */
export function ThreadPage(props: ThreadPageProps) {
  const { view, refusal } = props;
  const { subject, slug, isLocked, isTrending, replies, fans } = view;
  // A refusal is about the words before those that are on their way.
  const isSending = useNavigation().formData !== undefined;
  const [title, ...day] = slug ? subject.split(", ") : [subject];
  return (
    <>
      <header className="thread-top">
        <h1>
          {title}
          {day.length > 0 && <small>{day.join(", ")}</small>}
        </h1>
        {(isTrending || !isLocked) && (
          <p className="row muted">
            {!isLocked && fansInside(replies, fans)}
            {isTrending && <Badge>Trending</Badge>}
          </p>
        )}
      </header>
      {refusal && !isSending && (
        <ErrorSummary
          problems={[
            { text: refusal.problem, ...(refusal.isText && { controlId: fieldIds.text }) },
          ]}
        />
      )}
      {isLocked ? <LockedTile view={view} /> : <Talk {...props} />}
    </>
  );
}

function Talk({ view, focus, kept, refusal, prompt }: ThreadPageProps) {
  const { formData } = useNavigation();
  const intent = formData?.get("intent");
  const { slug, list, older, isNewest, writer } = view;
  const here = paths.post(view.address);
  const replies = expectedList(list, formData);
  const sending = intent === "write" && writer.can && (
    <Sending name={writer.name} text={String(formData?.get("text"))} />
  );
  return (
    <>
      {writer.can ? (
        <Composer
          {...{ view, writer, focus, kept, refusal }}
          isSending={intent === "write" || intent === "change"}
        />
      ) : (
        <NotYet writer={writer} prompt={prompt} />
      )}
      {sending || replies.length > 0 ? (
        <ReplyList view={view} replies={replies} sending={sending} />
      ) : (
        <EmptyState icon="message-circle" title="Nobody has said a word yet.">
          {writer.can && (
            <p>{slug ? "The first word is the hardest. Take it." : "Start it off."}</p>
          )}
        </EmptyState>
      )}
      {(older !== null || !isNewest) && (
        <nav className="row" aria-label="Pages of this talk">
          {!isNewest && (
            <LinkButton to={here} size="small">
              To the newest
            </LinkButton>
          )}
          {older !== null && (
            <LinkButton to={withSearch(here, "", { [BEFORE]: String(older) })} size="small">
              Earlier replies
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

/** A reply on its way to the server, which alone can say that it stands. */
function Sending({ name, text }: { name: string; text: string }) {
  const { avatar } = useRouteLoaderData("root") as { avatar: string | null };
  return (
    <li className="reply-sending" aria-busy="true">
      {avatar && <Face avatar={avatar} />}
      <div>
        <p className="reply-head">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className="muted">sending…</span>
        </p>
        <p className="reply-text" dir="auto">
          {text}
        </p>
      </div>
    </li>
  );
}

function LockedTile({ view: { slug, fans, replies } }: { view: ThreadView }) {
  return (
    <EmptyState icon="lock" title={fansTalking(replies, fans)}>
      <p>What they say gives answers away, so it waits until you have finished.</p>
      {slug && (
        <LinkButton to={paths.playTitle(slug)} variant="primary">
          Play
        </LinkButton>
      )}
    </EmptyState>
  );
}

type NotYetProps = { writer: Exclude<WriterState, { can: true }>; prompt: ReactNode };

/** What stands in the place of the form for a reader who can't write, or not yet. */
function NotYet({ writer, prompt }: NotYetProps) {
  if (writer.why === "visitor") return prompt;
  if (writer.why === "unverified") {
    return (
      <Form method="post" action={paths.account} className="card form">
        <p>Verify your email, and you can join in.</p>
        <div className="row">
          <Button name="intent" value="verify" size="small">
            Send the link again
          </Button>
          <Link to={paths.account} className="text-link">
            To your account
          </Link>
        </div>
      </Form>
    );
  }
  if (writer.why === "unplayed" || writer.why === "locked") {
    return (
      <div className="card form">
        <p>Finish one game, and you can join in.</p>
        <p className="row">
          <LinkButton to={paths.play} size="small">
            Play
          </LinkButton>
        </p>
      </div>
    );
  }
  return (
    <div className="card form">
      <p>{writer.why === "muted" ? threadTexts.muted(writer.until) : threadTexts.banned}</p>
      <p>
        <Link to={rarePaths.ownOutcomes} className="text-link">
          Why, and what you can do
        </Link>
      </p>
    </div>
  );
}
