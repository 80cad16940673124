import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { prefersReducedMotion } from "~/look/ui/confetti";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import { announcement, hint } from "./board-texts";
import { Ending } from "./ending";
import { Keyboard } from "./keyboard";
import { Legend } from "./legend";
import { isLegendKnown, type Row } from "./marks";
import type { GoldenPuzzle, GoldenState } from "./rules";
import { TryRow } from "./tile-row";
import { useTyping } from "./use-typing";
import { lettersOf, MAX_TRIES } from "./word";
import { WordField } from "./word-field";

export type BoardProps = {
  state: GoldenState;
  /** The field's initial value: a refused word. */
  typed: string;
  problem: string | null;
  /** Whether a word is being submitted. */
  isBusy: boolean;
  /** Called with a word in lower case; without script the form is posted instead. */
  onMove: (word: string) => void;
  /** Hidden inputs for the form. */
  formFields: ReactNode;
  action: string;
};

const PROBLEM_ID = "golden-problem";

/** The board as the engine mounts it. */
export function GoldenBoard({ typed, ...props }: EngineProps<GoldenPuzzle, string, GoldenState>) {
  return (
    <>
      <TitleBar title="Golden Word" attempt={props.attempt} />
      <Board {...props} typed={typed.word ?? ""} />
    </>
  );
}

/** The board: six rows of tiles, at the end those with a try, the field in the current row, and the keyboard below. */
export function Board(props: BoardProps) {
  const { state, formFields, action } = props;
  const { length, rows, ending } = state;
  const entry = useEntry(props);
  const rowsAtFirst = useRef(rows.length).current;
  const hasNewRow = rows.length > rowsAtFirst;
  const isTurning = useTurning(ending !== null && hasNewRow, length);
  return (
    <form
      method="post"
      action={action}
      className={`golden ${entry.isLive ? "is-live" : ""} ${isTurning ? "is-turning" : ""}`}
      data-length={length}
      noValidate={entry.isLive}
      onSubmit={entry.onSubmit}
    >
      {formFields}
      <Grid {...{ state, entry, rowsAtFirst, isTurning }} />
      {ending && !isTurning ? (
        !(ending.isWin && !ending.isVoid) && <Ending word={ending.word} isNew={hasNewRow} />
      ) : (
        <>
          <div className="golden-talk">
            {!ending && (
              <>
                <Message problem={entry.problem} length={length} rows={rows} />
                <Legend isKnown={isLegendKnown(rows)} />
              </>
            )}
          </div>
          <Controls rows={rows} entry={entry} />
        </>
      )}
      <p className="sr-only" role="status">
        {hasNewRow && announcement(rows, ending !== null)}
      </p>
    </form>
  );
}

/** Whether the last row has yet to turn: until then the rows below and the keys stay, as they would tell of the end. */
function useTurning(isEnd: boolean, length: number): boolean {
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    if (!isEnd) return;
    const turned = prefersReducedMotion() ? 0 : 80 + 140 * length;
    const timer = setTimeout(setTurned, turned, true);
    return () => clearTimeout(timer);
  }, [isEnd, length]);
  return isEnd && !isTurned;
}

/** The letters typed, the problem of a refused word, and how to submit. */
function useEntry({ state, typed, problem, isBusy, onMove }: BoardProps) {
  const isLive = useHydrated();
  const { letters, setLetters, field } = useTyping(typed, state.length, state.rows.length);
  const [sent, setSent] = useState(letters);
  // The problem disappears with the next change, so that an equal one is announced again.
  const shown = letters === sent && !isBusy ? problem : null;
  return {
    isLive,
    letters,
    field,
    problem: shown,
    look: isBusy ? "is-busy" : shown ? "is-refused" : "",
    type(text: string) {
      if (!isBusy && !state.ending) setLetters(text);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (isBusy || state.ending) return;
      // What the field holds counts, even where React has yet to hear of it.
      const word = lettersOf(field.current?.value ?? letters, state.length);
      setLetters(word);
      setSent(word);
      onMove(word);
    },
  };
}

type Entry = ReturnType<typeof useEntry>;

type GridProps = {
  state: GoldenState;
  entry: Entry;
  /** The number of rows in the server-rendered page; later ones are animated. */
  rowsAtFirst: number;
  /** Whether the rows without a try stay for now. */
  isTurning: boolean;
};

function Grid({ state: { length, rows, ending }, entry, rowsAtFirst, isTurning }: GridProps) {
  const lookOf = (index: number) => {
    if (index === rows.length) return entry.look;
    if (index < rowsAtFirst) return "";
    return ending?.isWin && index === rows.length - 1 ? "is-new is-found" : "is-new";
  };
  return (
    <div className="golden-grid" data-row={rows.length}>
      <ol className="golden-rows" aria-label="Your tries">
        {Array.from(Array(ending && !isTurning ? rows.length : MAX_TRIES).keys(), (index) => (
          <TryRow
            key={index}
            length={length}
            row={rows[index]}
            letters={index === rows.length && !ending ? entry.letters : null}
            look={lookOf(index)}
          />
        ))}
      </ol>
      {!ending && (
        <WordField
          ref={entry.field}
          length={length}
          letters={entry.letters}
          isLive={entry.isLive}
          describedBy={PROBLEM_ID}
          isInvalid={entry.problem !== null}
          onType={entry.type}
        />
      )}
    </div>
  );
}

type MessageProps = { problem: string | null; length: number; rows: readonly Row[] };

/** The problem of a refused word, or else the hint. */
function Message({ problem, length, rows }: MessageProps) {
  const text = problem ?? hint(length, rows);
  return (
    <p
      key={text}
      id={PROBLEM_ID}
      className={`golden-message ${problem ? "is-problem" : ""}`}
      {...(problem && { role: "alert" })}
    >
      {text}
    </p>
  );
}

/** The keyboard; before hydration, a submit button. */
function Controls({ rows, entry }: { rows: readonly Row[]; entry: Entry }) {
  const { isLive, letters, type } = entry;
  return (
    <div className="golden-controls">
      {isLive ? (
        <Keyboard
          rows={rows}
          onLetter={(letter) => type(letters + letter)}
          onErase={() => type(letters.slice(0, -1))}
        />
      ) : (
        <button type="submit" className="button button-chalk">
          Try this word
        </button>
      )}
    </div>
  );
}
