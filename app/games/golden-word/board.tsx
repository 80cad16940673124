import { type FormEvent, type ReactNode, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Ending } from "./ending";
import { Keyboard } from "./keyboard";
import { Legend } from "./legend";
import type { GoldenState } from "./rules";
import { announcement, hint } from "./texts";
import { JudgedRow, Tiles } from "./tile-row";
import { useTyping } from "./use-typing";
import { MAX_TRIES } from "./word";
import { WordField } from "./word-field";

export type BoardProps = {
  state: GoldenState;
  /** What the field holds at first: a word that was refused. */
  typed: string;
  problem: string | null;
  /** Whether a word is on its way to the server. */
  isBusy: boolean;
  /** Takes a word in lower case; without script the form is posted instead. */
  onMove: (word: string) => void;
  /** Hidden inputs that go with the word. */
  formFields: ReactNode;
  action: string;
};

const PROBLEM_ID = "golden-problem";

/** The board of Golden Word: six rows of tiles, the word that is being typed among them, and the keys below. */
export function Board({ state, typed, problem, isBusy, onMove, formFields, action }: BoardProps) {
  const { length, rows, ending } = state;
  const isLive = useHydrated();
  const { letters, setLetters, field } = useTyping(typed, length, rows.length);
  const rowsAtFirst = useRef(rows.length).current;
  const type = (text: string) => {
    if (!isBusy) setLetters(text);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onMove(letters);
  };
  return (
    <form
      method="post"
      action={action}
      className={`golden ${isLive ? "is-live" : ""}`}
      data-length={length}
      noValidate={isLive}
      onSubmit={onSubmit}
    >
      {formFields}
      <ol className="golden-rows" aria-label="Your tries">
        {rows.map((row, index) => (
          <JudgedRow key={row.word} row={row} isNew={index >= rowsAtFirst} />
        ))}
        {!ending && (
          <li className={`golden-row is-current ${rowLook(isBusy, problem)}`}>
            <WordField
              ref={field}
              length={length}
              letters={letters}
              isLive={isLive}
              describedBy={PROBLEM_ID}
              isInvalid={problem !== null}
              onType={type}
            />
            <Tiles length={length} word={letters} isOpen />
          </li>
        )}
        <EmptyRows count={MAX_TRIES - rows.length - (ending ? 0 : 1)} length={length} />
      </ol>
      {ending ? (
        <Ending ending={ending} isNew={rows.length > rowsAtFirst} />
      ) : (
        <>
          <Message problem={problem} length={length} triesLeft={MAX_TRIES - rows.length} />
          <div className="golden-controls">
            {isLive ? (
              <Keyboard
                rows={rows}
                onLetter={(letter) => type(letters + letter)}
                onErase={() => type(letters.slice(0, -1))}
              />
            ) : (
              <PlainControls />
            )}
          </div>
        </>
      )}
      <p className="sr-only" role="status">
        {rows.length > rowsAtFirst && announcement(rows, ending !== null)}
      </p>
    </form>
  );
}

const rowLook = (isBusy: boolean, problem: string | null) =>
  isBusy ? "is-busy" : problem ? "is-refused" : "";

function EmptyRows({ count, length }: { count: number; length: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an empty row is its place
    <li key={index} className="golden-row is-empty" aria-hidden="true">
      <Tiles length={length} />
    </li>
  ));
}

type MessageProps = { problem: string | null; length: number; triesLeft: number };

/** Why the word was not taken; else how many tries are left. */
function Message({ problem, length, triesLeft }: MessageProps) {
  return (
    <p
      id={PROBLEM_ID}
      className={`golden-message ${problem ? "is-problem" : ""}`}
      {...(problem && { role: "alert" })}
    >
      {problem ?? hint(length, triesLeft)}
    </p>
  );
}

/** What stands below the tiles as long as no script listens to keys. */
function PlainControls() {
  return (
    <>
      <button type="submit" className="button button-chalk">
        Try this word
      </button>
      <Legend />
    </>
  );
}
