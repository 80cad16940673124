import { useSearchParams } from "@remix-run/react";
import { useRef, useState } from "react";
import type { BoardProps as EngineProps } from "~/play/game-screen";
import { TitleBar } from "~/play/title-bar";
import { CAREER, careerAddress } from "./address";
import { Ask } from "./ask";
import type { CareerPuzzle, CareerState, Line } from "./career";
import type { CareerMove } from "./move";
import { Stations } from "./stations";
import { Strip } from "./strip";
import { newStopText, takenBack } from "./texts";
import { inHand, stopOf } from "./today";
import { ToldCard } from "./told-card";

/** The engine's props for Career Path's board. */
export type CareerBoardProps = EngineProps<CareerPuzzle, CareerMove, CareerState>;

/** The board: the week's six stations, and the career in hand with its line. */
export function CareerBoard(props: CareerBoardProps) {
  const { state, attempt, verdict, isCurrent, daysIn } = props;
  const { lines } = state;
  const [search] = useSearchParams();
  const stop = isCurrent && !verdict ? stopOf(daysIn, lines) : null;
  // The career that was in hand stays so when it is over.
  const [atFirst] = useState(() => inHand(lines, null, stop));
  const asked = search.get(CAREER);
  const place = asked ? inHand(lines, asked, atFirst) : atFirst;
  const line = lines[place] as Line;
  const moves = useRef(attempt.moves.length).current;
  return (
    <>
      <TitleBar title="Career Path" attempt={attempt} />
      <div className={`career ${verdict ? "is-over" : ""}`}>
        <Strip {...{ lines, place, stop }} action={props.action} />
        <InHand key={place} {...props} {...{ line, place }} />
        <p className="sr-only" role="status">
          {attempt.moves.length > moves && !line.told && newStopText(line)}
        </p>
      </div>
    </>
  );
}

type InHandProps = CareerBoardProps & {
  line: Line;
  place: number;
};

/** A career: its stations, and either who it may be or who it was. */
function InHand(props: InHandProps) {
  const { state, line, place, verdict, action } = props;
  const { stations, stops, told } = line;
  const atFirst = useRef({ stations: stations.length, isTold: told !== null }).current;
  const isOpen = !told && !verdict;
  return (
    <section className="career-card" aria-labelledby="career-name">
      <header className="career-head">
        <h2 id="career-name">
          Career {place + 1} {isOpen && <span className="sr-only">of {state.lines.length}</span>}
        </h2>
        <p>{told || verdict ? `${stops} stops` : `Stop ${stations.length} of ${stops}`}</p>
      </header>
      {told && (
        <ToldCard
          lines={state.lines}
          line={line}
          told={told}
          isNew={!atFirst.isTold && !verdict}
          action={action}
        />
      )}
      <Stations line={line} atFirst={atFirst.stations} />
      {isOpen && <Ask {...props} action={careerAddress(action, place)} />}
      {verdict && !told && <p>{takenBack}</p>}
    </section>
  );
}
