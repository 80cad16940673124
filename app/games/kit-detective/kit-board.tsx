import { useLoaderData, useSearchParams } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { part } from "~/look/ui/part";
import type { Playing } from "~/play/rules/playing";
import type { BoardProps as EngineProps } from "~/play/screen/game-screen";
import { PlayBar } from "~/play/screen/play-bar";
import { BigShirt } from "./big-shirt";
import { announcement, foundText, numberWord, talk } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { CaseFile } from "./case-file";
import { Goal } from "./goal";
import { kindIn, readShirt } from "./hung-shirt";
import { dayOf, nameMove, notesAfter } from "./moves";
import { nextDark, placeIn, withPlace } from "./place";
import { Rail } from "./rail";
import type { RestProps } from "./rest";
import { Stars } from "./stars";
import { rulesLine } from "./texts";
import { ToldCard } from "./told-card";
import { Wall } from "./wall";

type BoardProps = EngineProps<KitPuzzle, number, KitState>;

const Wardrobe = part<KitPuzzle>("sheet", () => import("./wardrobe"));
const Notice = part<{ rest: RestProps | null }>("told", () => import("./notice"));

/** Loads what a page that comes from the server with a board has as HTML. */
export async function loadParts(): Promise<void> {
  if (import.meta.env.SSR || !document.querySelector(".kit"))
    await Promise.all([Wardrobe.load(), Notice.load()]);
}

/** The board as the engine mounts it: the rail and the shirt in hand, at the end all shirts with their names. */
export function KitBoard(props: BoardProps) {
  const { puzzle, state, attempt, verdict, daysIn, action } = props;
  const [search] = useSearchParams();
  const hanging = puzzle.shirts.filter(Boolean).length;
  // Who comes back has the day's shirt first. Once it has its name it stays in hand, with its story.
  const [first] = useState(() => {
    const latest = hanging - 1;
    const isToday = attempt.moves.length && daysIn && dayOf(latest, state) === daysIn;
    return isToday && !state.shirts[latest]?.told ? latest : nextDark(state, -1, hanging);
  });
  const asked = placeIn(search, hanging);
  const place = asked ?? first ?? 0;
  const isNew = attempt.moves.length > useRef(attempt.moves.length).current;
  // A form's last move keeps its shirt in the address.
  const isBack = !isNew && asked === null;
  const isRest = isBack && first === null;
  const suspectsOf = (of: number) => readShirt(puzzle.shirts[of]).suspects;
  return (
    <>
      <PlayBar isFriendly={attempt.isFriendly}>
        <h1 className="play-title">
          Kit Detective <Goal state={state} />
        </h1>
      </PlayBar>
      <div className={`stage kit ${verdict ? "is-over" : ""}`}>
        <Wardrobe key={hanging} shirts={puzzle.shirts} />
        {verdict ? (
          <>
            <p className="kit-talk is-said">{verdict.headline}</p>
            {isBack && <Notice rest={null} />}
            <Wall {...{ puzzle, state, isBack }} moves={attempt.moves} />
          </>
        ) : (
          <>
            <Rail {...{ puzzle, state, action }} place={isRest ? null : place} />
            {isRest ? (
              <Notice rest={props} />
            ) : (
              <Hand {...props} {...{ place, hanging }} back={isBack} />
            )}
          </>
        )}
        <p className="sr-only" role="status">
          {isNew && !verdict && announcement(state, suspectsOf, attempt.moves)}
        </p>
      </div>
    </>
  );
}

type HandProps = BoardProps & {
  place: number;
  /** How many shirts hang by now. */
  hanging: number;
  /** Whether the player has come back to it. */
  back: boolean;
};

/** The shirt in hand: whose is it? */
function Hand(props: HandProps) {
  const { puzzle, state, attempt, place, hanging, daysIn, action, formFields, isBusy, onMove } =
    props;
  const { alt, suspects } = readShirt(puzzle.shirts[place]);
  const kind = kindIn(alt);
  const shirt = state.shirts[place];
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(form, place, state);
  if (!shirt) return null;
  const next = nextDark(state, place, hanging);
  const available = notesAfter(daysIn, place, puzzle, state);
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
          {...{ shirt, suspects }}
          found={foundText(state, place, attempt.moves)}
          next={withPlace(action, next)}
          isLast={next === null}
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
          <CaseFile
            {...{ shirt, place, isBusy }}
            available={available}
            tomorrow={notesAfter(daysIn + 1, place, puzzle, state) - available}
          />
        </div>
      )}
    </form>
  );
}

/** Why a move was refused, what the last one did, or the rules. */
function Talk({ puzzle, state, attempt, place, problem, back }: HandProps) {
  const { playing } = useLoaderData<{ playing: Playing | null }>();
  const said =
    (back && attempt.moves.length > 0 && playing?.waits) ||
    talk(state, place, readShirt(puzzle.shirts[place]).suspects);
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
 * a note that was just read into view, and begins another shirt at the top of the page.
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
    const read = now.notes > last.notes ? find("li") : heir;
    if (isMoved) scrollTo(0, 0);
    else read?.scrollIntoView({ block: "nearest" });
  });
}
