import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { highlight } from "./help-search";
import type { Faq, Topic } from "./topics";

/** A topic with its questions; those that match a search are open. */
export function HelpTopic({ topic, term }: { topic: Topic; term: string }) {
  const { id, title, description, icon, faqs } = topic;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="topic card">
      <div className="topic-head">
        <span className="topic-icon">
          <Icon name={icon} />
        </span>
        <div>
          <h2 id={`${id}-title`}>
            <Marked text={title} term={term} />
          </h2>
          <p className="muted">
            <Marked text={description} term={term} />
          </p>
        </div>
      </div>
      {faqs.map((faq) => (
        <Question key={`${faq.id} ${term}`} faq={faq} term={term} />
      ))}
      {faqs.length === 0 && <p className="topic-none">No matches in this topic yet.</p>}
    </section>
  );
}

/** The id is inside the `<details>`: browsers open one that hides the target of a fragment. */
function Question({ faq, term }: { faq: Faq; term: string }) {
  return (
    <details open={term !== ""}>
      <summary>
        <span>
          <Marked text={faq.question} term={term} />
        </span>
      </summary>
      <div id={faq.id} className="answer">
        <p>
          <Marked text={faq.answer} term={term} />
        </p>
        <div className="answer-links">
          {faq.link && (
            <Link to={faq.link.to} className="text-link">
              {faq.link.label}
            </Link>
          )}
          <a href={`${paths.help}#${faq.id}`} className="text-link answer-address">
            <Icon name="link" />
            Link to this answer
          </a>
        </div>
      </div>
    </details>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((piece) =>
    piece.isMatch ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  );
}
