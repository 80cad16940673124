import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { columnOf, rowOf, type Shot, type Zone } from "../shot";
import { KICKS } from "../standing";
import type { PlayedDuel, Side } from "./rules";
import { duelHeadline, outcomeNames, sideNames, zoneNames } from "./texts";

type DuelBoardProps = { duel: PlayedDuel; viewer: Side | null };

/** A duel that both have played: the board, and each kick below it. */
export function DuelBoard({ duel, viewer }: DuelBoardProps) {
  const names = sideNames(viewer);
  const sides: readonly Side[] =
    viewer === "friend" ? ["friend", "challenger"] : ["challenger", "friend"];
  const { challenger } = duel.shots;
  return (
    <article className="card duel">
      <header className="duel-board pitch">
        <p className="eyebrow">Spot Kick · Duel by link</p>
        {sides.map((side) => (
          <Dots key={side} name={names[side]} shots={duel.shots[side]} />
        ))}
        <h1 className="duel-headline">{duelHeadline(duel, viewer)}</h1>
      </header>
      <div className="duel-stub">
        <h2>Kick by kick</h2>
        <ol className="duel-rounds">
          {challenger.map((_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
            <li key={round}>
              <p className="eyebrow">
                Round {round + 1}
                {round >= KICKS && ", sudden death"}
              </p>
              {(["challenger", "friend"] as const).map((side) => (
                <Kick key={side} name={names[side]} shot={duel.shots[side][round]} />
              ))}
            </li>
          ))}
        </ol>
        <LinkButton to={paths.spotKickDuel} variant="primary">
          {viewer ? "Make a return duel" : "Make a duel of your own"}
        </LinkButton>
        <LinkButton to={paths.playTitle("spot-kick")}>Play today's keeper</LinkButton>
      </div>
    </article>
  );
}

type DotsProps = { name: string; shots: readonly Shot[] };

/** A side's kicks as a row that fills in their order; the list below has them in words. */
function Dots({ name, shots }: DotsProps) {
  const goals = shots.filter(({ outcome }) => outcome === "goal").length;
  return (
    <p className="duel-side">
      <span>{name}</span>
      <span className="board digits">{goals}</span>
      <span className="duel-dots" aria-hidden="true">
        {shots.map(({ outcome }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a kick is its place.
            key={place}
            data-outcome={outcome}
          />
        ))}
      </span>
    </p>
  );
}

/** A kick of a round, in a picture of its goal; a round that was decided before it has none. */
function Kick({ name, shot }: { name: string; shot: Shot | undefined }) {
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
          <span className="visually-hidden">; the dive: {zoneNames[dive]}</span>
        </span>
      </span>
    </p>
  );
}

const inGoal = (zone: Zone) => [16 + 24 * columnOf(zone), 13 + 19 * rowOf(zone)] as const;

/** Over the bar, or past the post of a low corner. */
function besideGoal(zone: Zone): readonly [number, number] {
  const [x, y] = inGoal(zone);
  const isCorner = rowOf(zone) === 1 && columnOf(zone) !== 1;
  return isCorner ? [columnOf(zone) === 0 ? -8 : 88, y] : [x, -8];
}
