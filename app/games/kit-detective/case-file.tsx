import { type DarkShirt, NOTES } from "./case";
import { notesAfter, readingMove } from "./moves";
import { fileText, moreNotes } from "./texts";

type CaseFileProps = { shirt: DarkShirt; place: number; daysIn: number; isBusy: boolean };

/** The file of the shirt in hand: the notes that were read, the newest first, and the button to read the others. */
export function CaseFile({ shirt, place, daysIn, isBusy }: CaseFileProps) {
  const available = notesAfter(daysIn);
  const text = fileText(shirt, available);
  return (
    <section className="kit-file" aria-labelledby="kit-file">
      <h3 id="kit-file">The file</h3>
      {shirt.notes.length > 0 && (
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
      {text && (
        <button
          type="submit"
          name="kit"
          value={readingMove(place, available)}
          aria-disabled={isBusy}
        >
          <span>{shirt.notes.length > 0 ? "Read on" : "Open the file"}</span>
          <small>{text}</small>
        </button>
      )}
      {available < NOTES && <p>{moreNotes}</p>}
    </section>
  );
}
