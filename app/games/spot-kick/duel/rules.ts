import {
  type Kick,
  type Odds,
  type Shot,
  type ShotDice,
  type Style,
  shotOf,
  type Zone,
} from "../shot";
import { KICKS, MAX_KICKS, standingOf } from "../standing";
import { duelOdds } from "./odds";

/** What one side decides before it has seen anything of the other: its kicks and its dives, in their order. */
export type Plan = { kicks: readonly Kick[]; dives: readonly Zone[] };

export type Side = "challenger" | "friend";

/** A duel that both have played. */
export type PlayedDuel = { shots: Record<Side, readonly Shot[]>; winner: Side | null };

/** What each round of sudden death takes off every reach: goalkeepers tire. */
const TIRED = 10;

function oddsIn(round: number, style: Style): Odds {
  const { aim, reach } = duelOdds[style];
  const off = TIRED * Math.max(0, round - KICKS + 1);
  return { aim, reach: reach.map((one) => Math.max(0, one - off)) };
}

/**
 * The shoot-out of two plans: the challenger kicks first. In sudden death the same kicks and dives come round again, in
 * the same order. Level after ten each is a draw.
 *
 * @param die a die from 0 to 99 with each call
 */
export function playDuel(plans: Record<Side, Plan>, die: () => number): PlayedDuel {
  const challenger: Shot[] = [];
  const friend: Shot[] = [];
  const shots = { challenger, friend };
  const ofSide = (side: Side, other: Side, round: number) => {
    const kick = plans[side].kicks[round % KICKS] as Kick;
    const dive = plans[other].dives[round % KICKS] as Zone;
    const dice: ShotDice = [die(), die()];
    shots[side].push(shotOf(kick, dive, oddsIn(round, kick.style), dice));
    return standingOf(challenger, friend);
  };
  for (let round = 0; round < MAX_KICKS; round++) {
    const end = ofSide("challenger", "friend", round) ?? ofSide("friend", "challenger", round);
    if (end === "won") return { shots, winner: "challenger" };
    if (end === "lost") return { shots, winner: "friend" };
  }
  return { shots, winner: null };
}
