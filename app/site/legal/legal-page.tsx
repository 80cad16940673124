import type { ReactNode } from "react";
import { Tabs } from "~/look/ui/tabs";
import { paths } from "~/paths";

/** A numbered section of a legal text; its id is its fragment. */
export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  path: string;
  title: string;
  /** In a sentence or two. */
  summary: string;
  sections: readonly LegalSection[];
};

const pages = [
  [paths.terms, "Terms"],
  [paths.privacy, "Privacy"],
  [paths.cookies, "Cookies"],
] as const;

/** A legal text with its table of contents, and links to the other two. */
export function LegalPage({ path, title, summary, sections }: LegalPageProps) {
  return (
    <article className="page legal">
      <header className="legal-head">
        <p className="eyebrow">The small print</p>
        <h1>{title}</h1>
        <p className="muted">
          Last updated <time dateTime="2025-10-27">27 October 2025</time>
        </p>
        <Tabs
          label="Legal"
          tabs={pages.map(([to, label]) => ({ label, to, isCurrent: to === path }))}
        />
        <p className="lead">{summary}</p>
      </header>
      <Contents sections={sections} />
      <div className="legal-text">
        {sections.map(({ id, title: heading, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{`${index + 1}. ${heading}`}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<LegalPageProps, "sections">) {
  return (
    <nav aria-labelledby="contents" className="contents-list card">
      <h2 id="contents">On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
