import { canonicalUrl } from "~/platform/config/product";
import type { Attempt } from "~/play/rules/attempt";
import type { Edition } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { stateOf } from "~/play/rules/referee";
import type { Ruling, ServerGame } from "~/play/rules/server-game.server";
import { type ResultTexts, resultTexts, type SharedResult } from "~/play/rules/shared-result";
import { beatAddress } from "./beat-address";
import { shareToken } from "./share-token.server";

/** What only the server can say of a result; nothing while the attempt is running, and of a Friendly. */
export function sharedParts(
  game: ServerGame,
  { rules }: Ruling,
  edition: Edition<unknown, unknown>,
  attempt: Attempt,
): Pick<Playing, "shareUrl" | "shareWords"> {
  const state = stateOf(rules, edition, attempt);
  const verdict = rules.verdict(state);
  if (!verdict || attempt.isFriendly) return { shareUrl: null, shareWords: null };
  const squares = rules.squares(state);
  return sharedAs(game, { ...verdict, edition: attempt.edition, date: attempt.date, squares });
}

/** The signed address of a result, and its squares in words. */
function sharedAs(
  game: ServerGame,
  result: SharedResult,
): Pick<Playing, "shareUrl" | "shareWords"> {
  const { slug } = game.rules;
  const token = shareToken(slug, result);
  return {
    shareUrl: token && canonicalUrl(beatAddress(slug, token)),
    shareWords: textsOf(game, result).words,
  };
}

/** A shared result in the title's own words, or the engine's. */
export function textsOf(game: ServerGame, result: SharedResult): ResultTexts {
  const score = game.statistics.scoreText(result);
  return { ...resultTexts(result, score), ...game.sharedTexts?.(result) };
}
