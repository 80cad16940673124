import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths, withSearch } from "~/paths";
import { Composer } from "./composer";
import { ReplyList } from "./reply-list";
import { BEFORE, fieldIds, type ThreadRefusal } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { ShownReply, ThreadView } from "./thread-view";
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
export function ThreadPage({ view, focus, kept, refusal, prompt }: ThreadPageProps) {
  const { subject, slug, isLocked, isTrending, replies, fans, list, older, isNewest } = view;
  const here = paths.post(view.address);
  return (
    <>
      <header className="thread-top">
        <h1>{subject}</h1>
        <p className="row muted">
          {fansInside(replies, fans)}
          {isTrending && <Badge>Trending</Badge>}
        </p>
      </header>
      {refusal && (
        <ErrorSummary
          problems={[
            { text: refusal.problem, ...(refusal.isText && { controlId: fieldIds.text }) },
          ]}
        />
      )}
      {isLocked ? (
        <LockedTile view={view} />
      ) : (
        <>
          <Writing view={view} focus={focus} kept={kept} refusal={refusal} prompt={prompt} />
          {list.length > 0 ? (
            <ReplyList view={view} />
          ) : (
            <EmptyState icon="message-circle" title="Nobody has said a word yet.">
              <p>{slug ? "The first word is the hardest. Take it." : "Start it off."}</p>
            </EmptyState>
          )}
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
        </>
      )}
    </>
  );
}

function LockedTile({ view: { slug, fans, replies } }: { view: ThreadView }) {
  return (
    <div className="card notice thread-locked">
      <svg className="notice-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 11V8a5 5 0 0 1 10 0v3m-12 0h14v10H5zm7 4v3" />
      </svg>
      <p className="notice-title">{fansTalking(replies, fans)}</p>
      <p>What they say gives answers away, so it waits until you have finished.</p>
      {slug && (
        <LinkButton to={paths.playTitle(slug)} variant="primary">
          Play
        </LinkButton>
      )}
    </div>
  );
}

function Writing({ view, focus, kept, refusal, prompt }: ThreadPageProps) {
  const { writer } = view;
  if (writer.can) {
    return <Composer view={view} writer={writer} focus={focus} kept={kept} refusal={refusal} />;
  }
  if (writer.why === "visitor") return prompt;
  if (writer.why === "unverified") {
    return (
      <div className="card form">
        <p>Verify your email, and you can join in.</p>
        <p className="row">
          <LinkButton to={paths.account} size="small">
            To your account
          </LinkButton>
        </p>
      </div>
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
        <Link to={paths.guidelines} className="text-link">
          The guidelines
        </Link>
      </p>
    </div>
  );
}
