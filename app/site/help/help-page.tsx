import { Link } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { maker } from "~/platform/config/maker";
import { SEARCH_MAX_LENGTH } from "~/platform/http/search-text";
import { resultsText, searchTerm, searchTopics } from "./help-search";
import { HelpTopic } from "./help-topic";
import { topics } from "./topics";

const mail = `mailto:${maker.supportEmail}`;

/**
 * The help centre: all topics, or those of a search.
 *
 * @param query as typed
 */
export function HelpPage({ query }: { query: string }) {
  const term = searchTerm(query);
  const found = searchTopics(topics, term);
  return (
    <>
      <header className="band pitch">
        <div className="band-inner">
          <p className="eyebrow">At your service</p>
          <h1>Help center</h1>
          <SearchBox query={query} />
        </div>
      </header>
      <div className="page help">
        {term ? <Found text={resultsText(found)} /> : <TopicLinks />}
        {found.length === 0 && <Nothing />}
        {found.length > 0 && (
          <div className="topics">
            {found.map((topic) => (
              <HelpTopic key={topic.id} topic={topic} term={term} />
            ))}
          </div>
        )}
        {found.length > 0 && <StillStuck />}
      </div>
    </>
  );
}

/** A native form, because the page has no scripts even after a client-side navigation. */
function SearchBox({ query }: { query: string }) {
  return (
    <search>
      <form action={paths.help} className="help-search">
        <label htmlFor="q">Search the answers</label>
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder="streak, password"
          autoComplete="off"
        />
        <Button variant="chalk">Search</Button>
      </form>
    </search>
  );
}

function Found({ text }: { text: string }) {
  return (
    <div className="found">
      <p role="status">{text}</p>
      <Link to={paths.help} className="text-link">
        Clear search
      </Link>
    </div>
  );
}

/** Links to the topics, for screens that show one at a time. */
function TopicLinks() {
  return (
    <nav aria-label="Topics" className="topic-links">
      {topics.map(({ id, title, icon }) => (
        <a key={id} href={`#${id}`}>
          <Icon name={icon} />
          {title}
        </a>
      ))}
    </nav>
  );
}

function Nothing() {
  return (
    <Card className="notice">
      <Icon name="message-circle" className="notice-icon" />
      <p>
        No answers yet. Try another keyword or{" "}
        <a href={mail} className="inline-link">
          email support
        </a>
        .
      </p>
      <LinkButton to={paths.help}>See all answers</LinkButton>
    </Card>
  );
}

function StillStuck() {
  return (
    <aside className="card still-stuck">
      <h2>Still stuck?</h2>
      <p>
        A person reads every letter:{" "}
        <a href={mail} className="inline-link">
          {maker.supportEmail}
        </a>
      </p>
    </aside>
  );
}
