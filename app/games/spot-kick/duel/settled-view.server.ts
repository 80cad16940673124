import { goalsOf, KICKS } from "../standing";
import type { SettledView } from "./duel-view";
import { duelScore, type PlayedDuel, type Side } from "./rules";

const NAMES: Record<Side | "onlooker", Record<Side, string>> = {
  challenger: { challenger: "You", friend: "Your friend" },
  friend: { challenger: "Your friend", friend: "You" },
  onlooker: { challenger: "Challenger", friend: "Friend" },
};

/** A duel that both have played, as a reader sees it: their own side comes first. */
export function settledView(duel: PlayedDuel, viewer: Side | null): SettledView {
  const { challenger, friend } = duel.shots;
  const names = NAMES[viewer ?? "onlooker"];
  const sides: Side[] = viewer === "friend" ? ["friend", "challenger"] : ["challenger", "friend"];
  return {
    state: "settled",
    isOwn: viewer !== null,
    headline: headlineOf(duel, viewer),
    sides: sides.map((side) => ({
      name: names[side],
      goals: goalsOf(duel.shots[side]),
      outcomes: duel.shots[side].map(({ outcome }) => outcome),
    })),
    rounds: challenger.map((shot, round) => ({
      number: round + 1,
      isSuddenDeath: round >= KICKS,
      kicks: [
        { name: names.challenger, shot },
        { name: names.friend, shot: friend[round] ?? null },
      ],
    })),
  };
}

/** Who has won, for whom; of the two scores the reader's own, or the winner's, comes first. */
function headlineOf(duel: PlayedDuel, viewer: Side | null): string {
  const score = duelScore(duel, viewer ?? duel.winner ?? "challenger");
  if (!duel.winner) return `${score} after ten each. Nobody loses a duel like that.`;
  if (viewer === null) return `${score}: the ${duel.winner} has won it.`;
  return viewer === duel.winner ? `${score}. It is yours!` : `${score}. It goes to your friend.`;
}
