import type { Line } from "./career";
import { readStations, readWrong } from "./packed";
import { moreStops, yearsText } from "./texts";

type StationsProps = {
  line: Line;
  /** How many stations the career had when it was taken in hand; later ones are animated. */
  atFirst: number;
};

/** A career as a line on a map: its stations from the first on, wrong guesses between them, and what lies ahead. */
export function Stations({ line, atFirst }: StationsProps) {
  const { shown, stops, wrong, told } = line;
  const ahead = stops - shown;
  return (
    <ol className="career-line" aria-label="Clubs so far">
      {readStations(line.stations).map((station, index, { [index + 1]: next }) => {
        const missed = wrong.map(readWrong).filter(({ stop }) => stop === index + 1);
        const isNamed = told?.stop === index + 1;
        return (
          <li
            key={`${station.from} ${station.club}`}
            className={`career-stop ${index >= atFirst ? "is-new" : ""} ${isNamed ? "is-named" : ""}`}
          >
            <p className="career-club">
              {station.club} {station.isLoan && <span className="career-loan">Loan</span>}
            </p>
            <p className="career-years">{yearsText(station)}</p>
            {station.place && <p className="career-place">{station.place}</p>}
            {missed.map(({ code, name, hint }) => (
              <p key={code} className="career-wrong">
                Not {name}
                {hint && <span>. {hint}</span>}
              </p>
            ))}
            {next?.pause && <p className="career-pause">{next.pause}</p>}
          </li>
        );
      })}
      {ahead > 0 && (
        <li className="career-ahead">
          <p>{moreStops(ahead)}</p>
        </li>
      )}
    </ol>
  );
}
