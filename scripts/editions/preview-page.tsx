import { renderToStaticMarkup } from "react-dom/server";

/** What the page of a preview shows. */
type Preview = {
  title: string;
  /** "3 August 2027". */
  date: string;
  /** The address of the game on the same host. */
  path: string;
  /** What is said of where the edition is from. */
  origin: string;
  /** What the check asks to look at, a line each. */
  notes: readonly string[];
  /** The edition with its answers, a line each. */
  answers: readonly string[];
};

/** A phone, in CSS pixels, with room for a scroll bar. */
const PHONE = { width: 375, height: 740 };

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem; }
main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
iframe { border: 1px solid GrayText; border-radius: 1rem; max-width: 100%; background: Canvas; }
section { flex: 1 1 20rem; }
pre { white-space: pre-wrap; font: 0.9375rem/1.5 ui-monospace, monospace; }
summary { cursor: pointer; padding: 0.75rem 0; font-weight: 600; }
`;

/** The page of a preview: the game as a player has it, and below it, folded, the answers. */
export function previewPage({ title, date, path, origin, notes, answers }: Preview): string {
  const name = `${title}, ${date}`;
  const page = (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Preview: ${name}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{name}</h1>
        <p>
          {origin} It is played here as a player plays it, and nothing of it is kept.{" "}
          <a href={path} target="_blank" rel="noreferrer">
            Open it in a window of its own
          </a>{" "}
          to see it at other sizes.
        </p>
        <main>
          <iframe title={name} src={path} {...PHONE} />
          <section>
            {notes.length > 0 && (
              <>
                <h2>To look at</h2>
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </>
            )}
            <details>
              <summary>The answers</summary>
              <pre>{answers.join("\n")}</pre>
            </details>
          </section>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
