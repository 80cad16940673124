import type { Shot, Zone } from "../shot";
import type { Round } from "./duel-view";
import { outcomeNames, zoneNames } from "./texts";

/** Each kick of a duel, in a picture of its goal. */
export function KickByKick({ rounds }: { rounds: readonly Round[] }) {
  if (rounds.length === 0) return null;
  return (
    <section className="duel-kicks">
      <h2>Kick by kick</h2>
      <ol className="duel-rounds">
        {rounds.map(({ number, isSuddenDeath, kicks }) => (
          <li key={number}>
            <p className="eyebrow">
              Round {number}
              {isSuddenDeath && ", sudden death"}
            </p>
            {Array.from(kicks.entries(), ([side, { name, shot }]) => (
              <Kick key={side} name={name} shot={shot} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A kick of a round; a round that was decided before it has none. */
function Kick({ name, shot }: { name: string; shot: Shot | null }) {
  if (!shot) {
    return (
      <p className="duel-kick muted">
        <bdi>{name}</bdi>: no need to kick
      </p>
    );
  }
  const { zone, style, dive, outcome } = shot;
  const [ballX, ballY] = outcome === "off" ? besideGoal(zone) : inGoal(zone);
  const [gloveX, gloveY] = inGoal(dive);
  return (
    <p className="duel-kick" data-outcome={outcome}>
      <svg viewBox="-15 -15 110 60" aria-hidden="true">
        <path className="duel-net" d="M2 44V2H78V44" />
        <rect
          className="duel-gloves"
          x={gloveX - 10}
          y={gloveY - 8}
          width="20"
          height="16"
          rx="5"
        />
        <circle className="duel-ball" cx={ballX} cy={ballY} r="6" />
      </svg>
      <span>
        <strong>
          <bdi>{name}</bdi>: {outcomeNames[outcome]}
        </strong>
        <span className="muted">
          {zoneNames[zone]}, {style}
          <span className="sr-only">; the dive: {zoneNames[dive]}</span>
        </span>
      </span>
    </p>
  );
}

const inGoal = (zone: Zone) => [16 + 24 * (zone % 3), zone < 3 ? 13 : 32] as const;

/** Over the bar, or past the post of a low corner. */
function besideGoal(zone: Zone): readonly [number, number] {
  const [x, y] = inGoal(zone);
  const isLowCorner = zone === 3 || zone === 5;
  return isLowCorner ? [zone === 3 ? -8 : 88, y] : [x, -8];
}
