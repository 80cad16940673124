import type { Verdict } from "./game";
import type { ServerGame } from "./server-game.server";

/** A score as its title writes it: "4/5". */
export function scoreText(
  game: Pick<ServerGame, "scoreText">,
  result: Pick<Verdict, "isWin" | "score" | "outOf">,
): string {
  return game.scoreText?.(result) ?? `${result.score}/${result.outOf}`;
}
