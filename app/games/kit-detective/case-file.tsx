import { Link } from "@remix-run/react";
import { costText, leaveText, openText } from "./board-texts";
import type { DarkShirt } from "./case";
import { FIRST_NOTES, notesNext, readingMove } from "./moves";

type CaseFileProps = {
  shirt: DarkShirt;
  place: number;
  /** The notes that are in the file by now. */
  available: number;
  isBusy: boolean;
  /** The page with this shirt put aside for more notes; null where there is nothing to wait for. */
  leave: string | null;
};

/** The file of the shirt in hand: the notes that were read, the newest first, and the button to read the others. */
export function CaseFile({ shirt, place, available, isBusy, leave }: CaseFileProps) {
  const read = shirt.notes.length;
  const next = notesNext(read, available);
  return (
    <section className="kit-file" aria-labelledby="kit-file">
      <h3 id="kit-file">The file</h3>
      {read > 0 && (
        <ol>
          {shirt.notes
            .map((note, index) => (
              <li key={note}>
                <b>Note {index + 1}</b>
                {note}
              </li>
            ))
            .reverse()}
        </ol>
      )}
      {next > read && (
        <button type="submit" name="kit" value={readingMove(place, next)} aria-disabled={isBusy}>
          <span>{openText(read, next)}</span>
          <small>{costText(shirt.stars)}</small>
        </button>
      )}
      {leave && (
        <Link key={place} className="kit-leave" to={leave} replace discover="none">
          <span>Leave it for Sunday</span>
          <small>{leaveText(shirt.stars)}</small>
        </Link>
      )}
      {available < FIRST_NOTES && read === 0 && <p>Each note rules out one nation.</p>}
    </section>
  );
}
