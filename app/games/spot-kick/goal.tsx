import { cryOf } from "./board-texts";
import type { SpotState } from "./rules";
import type { Zone } from "./shot";
import { capital, zoneNames } from "./texts";

type GoalProps = {
  state: SpotState;
  /** With the kick that flies. */
  latest: SpotState;
};

/**
 * The goal: the latest kick as it flew, who stands there now, and a button for each zone. Of the kick and the dive at it
 * motion alone tells: a keeper who saves at the other height gets there with the fingertips, and a goal against the right
 * dive goes past the gloves.
 */
export function Goal({ state, latest: { mine, theirs } }: GoalProps) {
  const { turn, told, runUp } = state;
  const isTheirs = mine.length === theirs.length;
  const last = (isTheirs ? theirs : mine).at(-1);
  return (
    <div className="spot-goal">
      {last && (
        <div
          key={mine.length + theirs.length}
          className={`spot-scene spot-flight is-${isTheirs ? "dive" : "kick"} is-${last.outcome}`}
          data-zone={last.zone}
          data-off={last.off}
          aria-hidden="true"
        >
          <i className="spot-keeper" data-zone={last.outcome === "saved" ? last.zone : last.dive} />
          <i className="spot-taker" />
          <i className="spot-ball" />
          <b>{cryOf(last, isTheirs)}</b>
        </div>
      )}
      {turn && (
        <>
          <div
            key={turn}
            className={`spot-scene is-${turn}`}
            data-told={told.join()}
            data-sign={runUp?.signs[0]?.[0]}
            aria-hidden="true"
          >
            <i className="spot-keeper" />
            <i className="spot-taker" />
            <i className="spot-ball" />
          </div>
          <Zones state={state} />
        </>
      )}
    </div>
  );
}

/**
 * The zones, each with its odds as the numbers that the switch shows. Those where the keeper is said to go are in the
 * keeper's colour. They, and those where the taker is said to aim, have a glove in three sizes by what a dive saves there.
 */
function Zones({ state: { runUp, told, remembered, turn, odds } }: Pick<GoalProps, "state">) {
  // Of a taker's signs the first, which is the one that the card shows without the odds.
  const isLikely = (zone: Zone) =>
    runUp
      ? runUp.column === null
        ? +(zone > 2) === runUp.row
        : zone % 3 === runUp.column
      : told.includes(zone);
  const shown = Object.entries(odds ?? {}).filter(([style]) => !runUp || runUp.style === style);
  return (
    <div className={`spot-zones is-${turn}`} data-sure={remembered}>
      {zoneNames.map((name, zone) => (
        <button
          key={name}
          type="submit"
          name={turn === "kick" ? "zone" : "dive"}
          value={zone}
          className={told.includes(zone as Zone) ? "is-told" : undefined}
        >
          <span className="sr-only">{`${capital(name)}: `}</span>
          {shown.map(([style, { aim, reach }]) => {
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
