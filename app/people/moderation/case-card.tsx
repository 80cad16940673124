import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { Badge } from "~/look/ui/badge";
import { Face } from "~/look/ui/face";
import { rarePaths } from "~/rare-paths";
import { guidelineRules, ruleNames } from "./guideline-rules";
import { choiceKeys, choiceLabels } from "./outcomes";
import type { ShownCase } from "./queue-view";

type CaseCardProps = { shown: ShownCase; isDeciding: boolean };

/** A case with its context, and a form with all that can be decided. */
export function CaseCard({ shown, isDeciding }: CaseCardProps) {
  const heading = useId();
  const { what, timestamp, age, reasons, isHeld, isHidden, appeal, whyNot } = shown;
  return (
    <li className="card case" tabIndex={-1} aria-labelledby={heading} aria-busy={isDeciding}>
      <header className="case-head">
        <h2 id={heading}>{what}</h2>
        {appeal && <Badge>Appeal</Badge>}
        {isHeld && <Badge>Hidden by reports</Badge>}
        {isHidden && !isHeld && <Badge>Hidden</Badge>}
        <p className="muted">
          {[...reasons, ""].join(" · ")}
          <time dateTime={timestamp}>{age}</time>
        </p>
      </header>
      <Context {...shown} />
      {appeal && (
        <div className="case-appeal">
          <p>
            Against: {appeal.against}. <strong>The author says:</strong>
          </p>
          <p dir="auto" className="case-text">
            {appeal.text}
          </p>
        </div>
      )}
      {whyNot ? <p className="muted">{whyNotTexts[whyNot]}</p> : <Decision {...shown} />}
    </li>
  );
}

const whyNotTexts = {
  own: "This is about you. Another moderator decides it.",
  appealed: "You decided this one. Another moderator looks at the appeal.",
} as const;

function Context({ thread, answered, author, text, said, details, history }: ShownCase) {
  return (
    <>
      {thread && (
        <p>
          <Link to={thread.to} className="text-link">
            {thread.subject}
          </Link>
        </p>
      )}
      {answered && (
        <blockquote className="case-answered" dir="auto">
          {answered.name && <bdi>{answered.name}: </bdi>}
          {answered.text}
        </blockquote>
      )}
      <div className="case-said">
        {author && (
          <p className="case-author">
            <Face avatar={author.avatar} />
            <strong>
              <bdi>{author.name}</bdi>
            </strong>
          </p>
        )}
        {text === null ? (
          <p className="muted">Taken back by its author.</p>
        ) : (
          <p dir="auto" className="case-text">
            {text}
          </p>
        )}
        {said !== null && (
          <>
            <p className="muted">When it was reported:</p>
            <p dir="auto" className="case-text">
              {said}
            </p>
          </>
        )}
      </div>
      {details.length > 0 && (
        <ul className="case-details" aria-label="What reporters say">
          {details.map((detail) => (
            <li key={detail} dir="auto" className="case-text">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {history.length > 0 && (
        <details>
          <summary>
            Before: {history.length === 1 ? "one outcome" : `${history.length} outcomes`}
          </summary>
          <ul className="case-history">
            {history.map(({ id, date, text: outcome }) => (
              <li key={id}>
                <span className="muted">{date}</span> {outcome}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Decision({ id, seen, rule, choices }: ShownCase) {
  const isBenign = choices.every((choice) => choice === "restore" || choice === "dismiss");
  return (
    <Form method="post" action={rarePaths.moderation} className="case-form" replace>
      <input type="hidden" name="case" value={id} />
      <input type="hidden" name="seen" value={seen} />
      {isBenign ? (
        <input type="hidden" name="rule" value={rule} />
      ) : (
        <fieldset className="case-rules">
          <legend className="sr-only">By which rule</legend>
          {ruleNames.map((name) => (
            <label key={name} className="case-rule">
              <input type="radio" name="rule" value={name} defaultChecked={name === rule} />
              {guidelineRules[name]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="case-choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="choice"
            value={choice}
            className={`button button-${choice === "ban" ? "danger" : "outline"} button-small`}
            aria-keyshortcuts={choiceKeys[choice]}
          >
            {choiceLabels[choice]}{" "}
            <span className="key" aria-hidden="true">
              {choiceKeys[choice]}
            </span>
          </button>
        ))}
      </div>
    </Form>
  );
}
