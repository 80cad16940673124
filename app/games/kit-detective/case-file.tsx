import { costText, moreNotes, openText } from "./board-texts";
import { type DarkShirt, NOTES } from "./case";
import { notesAfter, notesNext, readingMove } from "./moves";

type CaseFileProps = {
  shirt: DarkShirt;
  place: number;
  daysIn: number;
  isBusy: boolean;
  isFriendly: boolean;
};

/** The file of the shirt in hand: the notes that were read, the newest first, and the button to read the others. */
export function CaseFile({ shirt, place, daysIn, isBusy, isFriendly }: CaseFileProps) {
  const available = notesAfter(daysIn);
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
      {!isFriendly && available < NOTES && <p>{moreNotes(available, shirt.stars)}</p>}
    </section>
  );
}
