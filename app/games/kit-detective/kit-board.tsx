import { useSearchParams } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { part } from "~/look/ui/part";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { PlayBar } from "~/play/screen/play-bar";
import { BigShirt } from "./big-shirt";
import { announcement, foundText, numberWord, talk } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { CaseFile } from "./case-file";
import { Goal } from "./goal";
import { kindIn, readShirt } from "./hung-shirt";
import { nameMove } from "./moves";
import { NextCase } from "./next-case";
import { firstDark, nextDark, placeIn, withPlace } from "./place";
import { Rail } from "./rail";
import { Stars } from "./stars";
import { rulesLine } from "./texts";
import { ToldCard } from "./told-card";
import { Wall } from "./wall";

type BoardProps = EngineProps<KitPuzzle, number, KitState>;

const Wardrobe = part<KitPuzzle>("sheet", () => import("./wardrobe"));

/** Loads what a page that comes from the server with a board has as HTML. */
export const loadWardrobe = (): Promise<void> | undefined =>
  import.meta.env.SSR || !document.querySelector(".kit") ? Wardrobe.load() : undefined;

/** The board as the engine mounts it: the rail and the shirt in hand, at the end all shirts with their names. */
export function KitBoard(props: BoardProps) {
  const { puzzle, state, action, attempt, verdict } = props;
  const [search] = useSearchParams();
  // Once it has its name it stays in hand, with its story.
  const [first] = useState(() => firstDark(state));
  const place = placeIn(search) ?? first;
  const atFirst = useRef(attempt.moves.length).current;
  const isNew = attempt.moves.length > atFirst;
  // A form's last move keeps its shirt in the address.
  const isBack = !isNew && placeIn(search) === null;
  const suspectsOf = (of: number) => readShirt(puzzle.shirts[of]).suspects;
  return (
    <>
      <PlayBar isFriendly={attempt.isFriendly}>
        <h1 className="play-title">
          Kit Detective <Goal state={state} />
        </h1>
      </PlayBar>
      <div className={`stage kit ${verdict ? "is-over" : ""}`}>
        <Wardrobe shirts={puzzle.shirts} />
        {verdict ? (
          <>
            <p className="kit-talk is-said">{verdict.headline}</p>
            {isBack && <NextCase />}
            <Wall {...{ puzzle, state, action, isBack }} moves={attempt.moves} />
          </>
        ) : (
          <>
            <Rail {...{ puzzle, state, place, action }} />
            <Hand {...props} place={place} />
          </>
        )}
        <p className="sr-only" role="status">
          {isNew && !verdict && announcement(state, suspectsOf, attempt.moves)}
        </p>
      </div>
    </>
  );
}

/** The shirt in hand: whose is it? */
function Hand(props: BoardProps & { place: number }) {
  const { puzzle, state, attempt, place, action, formFields, isBusy, onMove, daysIn } = props;
  const { alt, suspects } = readShirt(puzzle.shirts[place]);
  const kind = kindIn(alt);
  const shirt = state.shirts[place];
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form, place, state);
  if (!shirt) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isBusy && submitter instanceof HTMLButtonElement) onMove(Number(submitter.value));
  };
  return (
    <form
      ref={form}
      method="post"
      action={withPlace(action, place)}
      className="kit-hand"
      onSubmit={onSubmit}
    >
      {formFields}
      <div className="kit-peg">
        <h2 tabIndex={-1}>{`Shirt ${place + 1} of ${numberWord(state.shirts.length)}`}</h2>
        <Stars stars={shirt.stars} />
        <BigShirt key={place} {...{ place, alt }} told={shirt.told} />
        {kind && (
          <b className="kit-kind" aria-hidden="true">
            {kind}
          </b>
        )}
      </div>
      {shirt.told ? (
        <ToldCard
          {...{ shirt, suspects, action }}
          found={foundText(state, place, attempt.moves)}
          next={nextDark(state, place)}
          heading="h3"
        />
      ) : (
        <div>
          <Talk {...props} />
          <div className="kit-suspects">
            {suspects.map((nation, suspect) => (
              <Suspect
                key={nation}
                nation={nation}
                move={nameMove(place, suspect)}
                isStruck={shirt.struck.includes(suspect)}
                isBusy={isBusy}
              />
            ))}
          </div>
          <CaseFile {...{ shirt, place, daysIn, isBusy }} isFriendly={attempt.isFriendly} />
        </div>
      )}
    </form>
  );
}

/** Why a move was refused, what the last one did, or the rules. */
function Talk({ puzzle, state, place, problem }: BoardProps & { place: number }) {
  const said = talk(state, place, readShirt(puzzle.shirts[place]).suspects);
  return (
    <p
      className={`kit-talk ${problem ? "is-problem" : said ? "is-said" : ""}`}
      {...(problem && { role: "alert" })}
    >
      {problem ?? said ?? state.rulesLine ?? rulesLine}
    </p>
  );
}

type SuspectProps = { nation: string; move: number; isStruck: boolean; isBusy: boolean };

function Suspect({ nation, move, isStruck, isBusy }: SuspectProps) {
  if (isStruck) {
    return (
      <p className="kit-suspect">
        <s>{nation}</s>
        <span className="sr-only"> is ruled out</span>
      </p>
    );
  }
  return (
    <button type="submit" className="kit-suspect" name="kit" value={move} aria-disabled={isBusy}>
      {nation}
    </button>
  );
}

/**
 * Moves the focus on when what had it is gone: to the next shirt, the shirt now in hand, or the first nation left. Brings
 * a note that was just read into view.
 */
function useFocusKept(form: { current: HTMLFormElement | null }, place: number, state: KitState) {
  const shirt = state.shirts[place];
  const isTold = Boolean(shirt?.told);
  const notes = shirt && !shirt.told ? shirt.notes.length : 0;
  const count = shirt && !shirt.told ? shirt.struck.length + notes : 0;
  const now = { place, isTold, count, notes };
  const before = useRef(now);
  useEffect(() => {
    const { current: last } = before;
    before.current = now;
    const isMoved = last.place !== now.place;
    if (!isMoved && last.isTold === now.isTold && last.count === now.count) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const heir = find(isMoved ? "h2" : now.isTold ? ".kit-told .button" : "button");
    // The browser's own way brings it to the middle of the screen.
    if (document.activeElement === document.body) heir?.focus({ preventScroll: true });
    const read = !isMoved && now.notes > last.notes ? find("li") : heir;
    read?.scrollIntoView({ block: "nearest" });
  });
}
