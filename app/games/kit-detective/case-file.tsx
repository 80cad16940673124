import { costText, openText, tomorrowText } from "./board-texts";
import type { DarkShirt } from "./case";
import { FIRST_NOTES, notesNext, readingMove } from "./moves";

type CaseFileProps = {
  shirt: DarkShirt;
  place: number;
  /** The notes that are in the file by now, and those that tomorrow adds. */
  available: number;
  tomorrow: number;
  isBusy: boolean;
};

/** The file of the shirt in hand: the notes that were read, the newest first, and the button to read the others. */
export function CaseFile({ shirt, place, available, tomorrow, isBusy }: CaseFileProps) {
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
      {tomorrow > 0 && (next === read || available < FIRST_NOTES) && (
        <p>
          {read === 0 && "Notes rule nations out. "}
          {tomorrowText(tomorrow)}
        </p>
      )}
    </section>
  );
}
