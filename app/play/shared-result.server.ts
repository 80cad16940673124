import { paths } from "~/paths";
import { shareUrl } from "~/shell/share-url";
import type { Attempt } from "./attempt";
import type { Edition } from "./game";
import { stateOf } from "./referee";
import type { ServerGame } from "./server-game.server";
import { shareToken } from "./share-token.server";
import { type ResultTexts, resultTexts, type SharedResult } from "./shared-result";

/** The signed address of an attempt's result; null while it is running, and for a Friendly. */
export function sharedResultUrl(
  { rules }: ServerGame,
  edition: Edition<unknown, unknown>,
  attempt: Attempt,
): string | null {
  if (attempt.isFriendly) return null;
  const state = stateOf(rules, edition, attempt);
  const verdict = rules.verdict(state);
  if (!verdict) return null;
  const squares = rules.squares(state);
  const result = { ...verdict, edition: attempt.edition, date: attempt.date, squares };
  const token = shareToken(rules.slug, result);
  return token && shareUrl(paths.beat(rules.slug, token));
}

/** A shared result in the title's own words, or the engine's. */
export function textsOf(game: ServerGame, result: SharedResult): ResultTexts {
  return game.sharedTexts?.(result) ?? resultTexts(result);
}
