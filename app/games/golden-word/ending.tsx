/** The word that was not found, after the last try. */
export function Ending({ word, isNew }: { word: string; isNew: boolean }) {
  return (
    <section className={`golden-ending ${isNew ? "is-new" : ""}`} aria-labelledby="golden-answer">
      <p className="eyebrow">The word was</p>
      <h2 id="golden-answer">{word}</h2>
    </section>
  );
}
