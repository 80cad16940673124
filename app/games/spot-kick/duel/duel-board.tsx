import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import type { Outcome, Shot, Zone } from "../shot";
import { DUEL_PATH } from "./duel-address";
import type { SettledView } from "./duel-view";
import { outcomeNames, zoneNames } from "./texts";

/** A duel that both have played: the board, and each kick below it. */
export function DuelBoard({ isOwn, headline, sides, rounds }: SettledView) {
  return (
    <article className="card duel">
      <header className="duel-board pitch">
        <p className="eyebrow">Spot Kick · Duel by link</p>
        {sides.map(({ name, goals, outcomes }) => (
          <p key={name} className="duel-side">
            <span>{name}</span>
            <span className="board digits">{goals}</span>
            <Dots outcomes={outcomes} />
          </p>
        ))}
        <h1 className="duel-headline">{headline}</h1>
      </header>
      <div className="duel-stub">
        <h2>Kick by kick</h2>
        <ol className="duel-rounds">
          {rounds.map(({ number, isSuddenDeath, kicks }) => (
            <li key={number}>
              <p className="eyebrow">
                Round {number}
                {isSuddenDeath && ", sudden death"}
              </p>
              {kicks.map(({ name, shot }) => (
                <Kick key={name} name={name} shot={shot} />
              ))}
            </li>
          ))}
        </ol>
        <LinkButton to={DUEL_PATH} variant="primary">
          {isOwn ? "Make a return duel" : "Make a duel of your own"}
        </LinkButton>
        <LinkButton to={paths.playTitle("spot-kick")}>Play today's keeper</LinkButton>
      </div>
    </article>
  );
}

/** A side's kicks as a row that fills in their order; the list below has them in words. */
function Dots({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <span className="duel-dots" aria-hidden="true">
      {Array.from(outcomes.entries(), ([place, outcome]) => (
        <span key={place} data-outcome={outcome} />
      ))}
    </span>
  );
}

/** A kick of a round, in a picture of its goal; a round that was decided before it has none. */
function Kick({ name, shot }: { name: string; shot: Shot | null }) {
  if (!shot) return <p className="duel-kick muted">{name}: no need to kick</p>;
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
          {name}: {outcomeNames[outcome]}
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
