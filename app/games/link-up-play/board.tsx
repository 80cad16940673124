import { useSearchParams } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Typed } from "~/play/rules/playing";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { TitleBar } from "~/play/screen/title-bar";
import type { LinkUpPuzzle } from "./boards";
import { Controls } from "./controls";
import { tilesIn } from "./fields";
import { Groups } from "./groups";
import { seedIn, shuffled, withSeed } from "./shuffle";
import type { LinkState } from "./state";
import { announcement, fullText, sentOffText, takenBack } from "./texts";
import { useChoice } from "./use-choice";
import { useGlide } from "./use-glide";
import { WordTiles } from "./word-tiles";
import { normaliseTiles } from "./words";

type BoardProps = EngineProps<LinkUpPuzzle, readonly number[], LinkState>;

/** The board as the engine mounts it. */
export function LinkBoard(props: BoardProps) {
  return (
    <>
      <TitleBar title="Link-Up Play" attempt={props.attempt} />
      <Board {...props} />
    </>
  );
}

/** The board: the groups found so far, the other words below, and what to do with them. */
function Board(props: BoardProps) {
  const { puzzle, state, action, formFields, isBusy } = props;
  const { guesses, found, ending } = state;
  const [search] = useSearchParams();
  const seed = seedIn(search);
  const entry = useEntry(props, seed);
  const atFirst = useRef({ guesses: guesses.length, groups: found.length }).current;
  const isNew = guesses.length > atFirst.guesses;
  const board = useRef<HTMLDivElement>(null);
  useGlide(board, [seed, found.length, ending !== null].join());
  return (
    <form
      ref={entry.form}
      method="post"
      action={withSeed(action, seed)}
      className={`stage link ${ending ? "is-over" : ""}`}
      onSubmit={entry.onSubmit}
    >
      {formFields}
      {ending && (ending.isVoid || !ending.isWin) && (
        <div className="link-report">
          {ending.isVoid ? (
            <p>{takenBack.line}</p>
          ) : (
            <p className="link-red">
              <span className="link-card is-shown" /> {sentOffText(state)}
            </p>
          )}
        </div>
      )}
      <div className="link-board" ref={board}>
        <Groups state={state} words={puzzle.words} groupsAtFirst={atFirst.groups} />
        {!ending && (
          <WordTiles
            words={puzzle.words}
            open={entry.open}
            choice={entry.choice}
            look={isBusy ? "is-busy" : isNew && entry.isKept ? "is-wrong" : ""}
          />
        )}
      </div>
      {!ending && (
        <Controls
          state={state}
          problem={entry.problem}
          choice={entry.choice}
          isTried={entry.isTried}
          isBusy={isBusy}
          action={action}
          seed={seed}
        />
      )}
      <p className="sr-only" role="status">
        {isNew && !ending && !entry.problem && announcement(state)}
      </p>
    </form>
  );
}

/** The words chosen, why they were refused, and how to submit them. */
function useEntry({ state, typed, problem, isBusy, onMove }: BoardProps, seed: number) {
  const { found, guesses } = state;
  const form = useRef<HTMLFormElement>(null);
  const open = shuffled(seed).filter((tile) => !found.some(({ tiles }) => tiles.includes(tile)));
  const choice = useChoice(form, choiceAtFirst(typed, state), open);
  const key = normaliseTiles(choice.chosen).join();
  const [sent, setSent] = useState(key);
  useFocusKept(form, found.length);
  // The problem disappears with the next change, so that an equal one is announced again.
  const refusal = key === sent && !isBusy ? problem : null;
  return {
    form,
    open,
    choice,
    problem: choice.isFull ? fullText : refusal,
    /** Whether what is chosen is the last guess, which was wrong. */
    isKept: !refusal && guesses.at(-1)?.tiles.join() === key,
    isTried: guesses.some(({ tiles }) => tiles.join() === key),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (isBusy) return;
      setSent(key);
      onMove(normaliseTiles(choice.chosen));
    },
  };
}

/** The choice of a refused form, or else the last guess if it was wrong: one word of it may be all that has to go. */
function choiceAtFirst(typed: Typed, { guesses }: LinkState): readonly number[] {
  const refused = tilesIn((field) => field in typed);
  const last = guesses.at(-1);
  if (refused.length > 0 || !last || last.outcome === "linked") return refused;
  return last.tiles;
}

/** Keeps the focus on the board when the tile that had it was linked. */
function useFocusKept(form: { current: HTMLFormElement | null }, found: number): void {
  const before = useRef(found);
  useEffect(() => {
    if (before.current === found) return;
    before.current = found;
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
    }
  }, [form, found]);
}
