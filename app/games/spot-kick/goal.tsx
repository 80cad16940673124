import { cryOf } from "./board-texts";
import type { SpotState } from "./rules";
import type { Shot, Style, Zone } from "./shot";
import { capital, zoneNames } from "./texts";

type GoalProps = { state: SpotState };

/** The goal: the latest kick as it flew, who stands there now, and a button for each zone. */
export function Goal({ state }: GoalProps) {
  const { mine, theirs, turn, odds, end, told, runUp } = state;
  const isTheirs = mine.length === theirs.length;
  const last = (isTheirs ? theirs : mine).at(-1);
  const count = mine.length + theirs.length;
  return (
    <div className="spot-goal">
      {last && <Flight key={count} shot={last} isTheirs={isTheirs} end={end} />}
      {turn && odds && (
        <>
          <div
            key={-count}
            className={`spot-scene is-${turn}`}
            data-told={told.join()}
            data-sign={runUp?.signs[0]?.[0]}
            aria-hidden="true"
          >
            <i className="spot-keeper" />
            <i className="spot-taker" />
            <i className="spot-ball" />
          </div>
          <Zones state={state} odds={odds} turn={turn} />
        </>
      )}
    </div>
  );
}

type FlightProps = { shot: Shot; isTheirs: boolean; end: SpotState["end"] };

/**
 * A kick and the dive at it; motion alone. A keeper who saves at the other height gets there with the fingertips, and a
 * goal against the right dive goes past the gloves.
 */
const Flight = ({ shot, isTheirs, end }: FlightProps) => (
  <div
    className={`spot-scene spot-flight is-${isTheirs ? "dive" : "kick"} is-${shot.outcome} ${shot.dive === shot.zone ? "is-close" : ""}`}
    data-zone={shot.zone}
    aria-hidden="true"
  >
    <i className="spot-keeper" data-zone={shot.outcome === "saved" ? shot.zone : shot.dive} />
    <i className="spot-taker" />
    <i className="spot-ball" />
    <b>{cryOf(shot, { isTheirs, end })}</b>
  </div>
);

type ZonesProps = {
  state: SpotState;
  odds: NonNullable<SpotState["odds"]>;
  turn: "kick" | "dive";
};

/**
 * The zones, each with its odds as the numbers that the switch shows. Those where the keeper is said to go are in the
 * keeper's colour. They, and those where the taker is said to aim, have a glove in three sizes by what a dive saves there.
 */
function Zones({ state: { runUp, told, remembered }, odds, turn }: ZonesProps) {
  // Of a taker's signs the first, which is the one that the card shows without the odds.
  const isLikely = (zone: Zone) =>
    runUp
      ? runUp.column === null
        ? +(zone > 2) === runUp.row
        : zone % 3 === runUp.column
      : told.includes(zone);
  const shown = runUp ? [runUp.style] : (Object.keys(odds) as Style[]);
  return (
    <div className={`spot-zones is-${turn} ${remembered === null ? "" : "is-sure"}`}>
      {zoneNames.map((name, zone) => (
        <button
          key={name}
          type="submit"
          name={turn === "kick" ? "zone" : "dive"}
          value={zone}
          className={told.includes(zone as Zone) ? "is-told" : undefined}
        >
          <span className="sr-only">{`${capital(name)}: `}</span>
          {shown.map((style) => {
            const { aim, reach } = odds[style];
            const { [zone]: saved = 0 } = reach;
            return (
              <span key={style} className={`spot-odds is-${style}`}>
                {isLikely(zone as Zone) && <i data-glove={1 + +(saved >= 40) + +(saved >= 65)} />}
                {turn === "kick" && (
                  <>
                    <b>{`${aim[zone]}%`}</b>
                    <small>on target</small>
                    <small>dives here:</small>
                  </>
                )}
                <small>{`saves ${saved}%`}</small>
              </span>
            );
          })}
        </button>
      ))}
    </div>
  );
}
