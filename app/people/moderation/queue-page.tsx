import { Form, Link, useNavigation } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths, withSearch } from "~/paths";
import { rarePaths } from "~/rare-paths";
import { CaseCard } from "./case-card";
import { choiceKeys, choiceLabels, choices } from "./outcomes";
import type { QueueView } from "./queue-view";
import { useQueueKeys } from "./use-queue-keys";

type QueuePageProps = QueueView & { problem: string | null };

/** What waits for a moderator, the oldest first, each with a button for every outcome. */
export function QueuePage({ cases, waiting, cursor, undo, problem }: QueuePageProps) {
  const deciding = useNavigation().formData?.get("case");
  const { queue, onKeyDown, onFocus } = useQueueKeys(cases.length, Boolean(deciding));
  return (
    <div className="page narrow moderation">
      <header className="moderation-head">
        <h1>Moderation</h1>
        {waiting > 0 && (
          <p className="lead">
            {waiting === 1 ? "One thing waits." : `${waiting} things wait.`} Replies may tell
            answers of games that you have not played.
          </p>
        )}
      </header>
      {problem && <ErrorSummary problems={[{ text: problem }]} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys press the buttons in it, which all work by themselves. */}
      <div ref={queue} onKeyDown={onKeyDown} onFocus={onFocus} className="stack">
        <div aria-live="polite">
          {undo && (
            <Form method="post" action={rarePaths.moderation} className="card undo-bar" replace>
              <p>
                {undo.text}. <span className="muted">Until {undo.until}:</span>
              </p>
              <button
                type="submit"
                name="undo"
                value={undo.id}
                className="button button-outline button-small"
                aria-keyshortcuts="u"
              >
                Undo{" "}
                <span className="key" aria-hidden="true">
                  u
                </span>
              </button>
            </Form>
          )}
        </div>
        {cases.length === 0 ? (
          <EmptyState icon="check" title="Nothing waits.">
            <p>Everything that was reported has been looked at.</p>
          </EmptyState>
        ) : (
          <ol className="cases">
            {cases.map((one) => (
              <CaseCard key={one.id} shown={one} isDeciding={one.id === deciding} />
            ))}
          </ol>
        )}
      </div>
      {cursor && (
        <p>
          <LinkButton to={withSearch(rarePaths.moderation, "", { cursor })} size="small">
            More that waits
          </LinkButton>
        </p>
      )}
      <Keys />
      <p className="row">
        <Link to={rarePaths.moderationLog} className="text-link">
          The open log
        </Link>
        <Link to={paths.guidelines} className="text-link">
          The guidelines
        </Link>
      </p>
    </div>
  );
}

function Keys() {
  return (
    <details className="card keys">
      <summary>By keyboard</summary>
      <p>
        All of it works with Tab, arrows and Enter. With JavaScript, while the focus is in the list:{" "}
        <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>u</kbd> undo
        {choices.map((choice) => (
          <span key={choice}>
            , <kbd>{choiceKeys[choice]}</kbd> {choiceLabels[choice].toLowerCase()}
          </span>
        ))}
        .
      </p>
    </details>
  );
}
