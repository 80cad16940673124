import { costText, openText } from "./board-texts";
import type { DarkShirt } from "./case";
import { FIRST_NOTES, notesNext, readingMove } from "./moves";

type CaseFileProps = {
  shirt: DarkShirt;
  place: number;
  /** The notes that are in the file by now. */
  available: number;
  isBusy: boolean;
};

/** The file of the shirt in hand: the notes that were read, the newest first, and the button to read the others. */
export function CaseFile({ shirt, place, available, isBusy }: CaseFileProps) {
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
      {available < FIRST_NOTES && read === 0 && (
        <p>Notes rule nations out. Tomorrow brings one more note.</p>
      )}
    </section>
  );
}
