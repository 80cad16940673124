import { canonicalUrl } from "~/platform/config/product";
import type { Attempt } from "~/play/rules/attempt";
import type { Edition } from "~/play/rules/game";
import { meetingLine, type Side } from "~/play/rules/meeting";
import { NOBODY } from "~/play/rules/nobody";
import type { Playing, Rival } from "~/play/rules/playing";
import { stateOf } from "~/play/rules/referee";
import type { Ruling, ServerGame } from "~/play/rules/server-game.server";
import {
  type ResultTexts,
  resultTexts,
  type SharedLink,
  type SharedResult,
  withName,
} from "~/play/rules/shared-result";
import { beatAddress, meetingAddress } from "./beat-address";
import type { KeptRival } from "./rivals-cookie.server";
import { shareToken } from "./share-token.server";

type SharedParts = Pick<Playing, "shareUrl" | "shareWords" | "rivals">;

/**
 * What only the server can say of a result: its address for friends, and how it stands against theirs. Nothing to share
 * while the attempt is running, and of a Friendly without a rival.
 *
 * @param sender null where the result takes no answers
 * @param rivals whose results it is held against
 */
export function sharedParts(
  game: ServerGame,
  { rules }: Ruling,
  edition: Edition<unknown, unknown>,
  attempt: Attempt,
  sender: SharedLink["sender"],
  rivals: readonly KeptRival[],
): SharedParts {
  const state = stateOf(rules, edition, attempt);
  const verdict = rules.verdict(state);
  const own = verdict && {
    ...verdict,
    edition: attempt.edition,
    date: attempt.date,
    squares: rules.squares(state),
  };
  const shown = rivals.map(({ link }) => rivalFor(game, own, link));
  const known = shown.length > 0 && { rivals: shown };
  if (!own || (attempt.isFriendly && rivals.length === 0)) {
    return { shareUrl: null, shareWords: null, ...known };
  }
  const { slug } = game.rules;
  const token = shareToken(slug, own, sender);
  const address = token && meetingAddress(beatAddress(slug, token), rivals[0]?.token);
  return {
    shareUrl: address && canonicalUrl(address),
    shareWords: textsOf(game, own).words,
    ...known,
  };
}

function rivalFor(game: ServerGame, own: SharedResult | null, link: SharedLink): Rival {
  const their = sideOf(game, link);
  const name = senderName(link);
  const line = own && meetingLine(sideOf(game, own), their, name, game.isTimed ?? false);
  return { name, score: their.text, squares: link.squares, line };
}

/** Who sent a link: the name that it is signed with, or "A fan". */
export const senderName = ({ sender }: Pick<SharedLink, "sender">): string =>
  sender?.name || NOBODY;

/** A result as it meets another one. A time of 0 is none: it was played without the clock. */
export function sideOf(game: ServerGame, result: SharedResult): Side {
  const { isWin, score, outOf, elapsed } = result;
  return { isWin, score, outOf, elapsed: elapsed || null, text: textsOf(game, result).score };
}

/** A shared result in the title's own words, or the engine's, with the name that it is signed with. */
export function textsOf(game: ServerGame, result: SharedResult, name = ""): ResultTexts {
  const score = game.statistics.scoreText(result);
  const texts = { ...resultTexts(result, score), ...game.sharedTexts?.(result) };
  return { ...texts, sentence: withName(texts.sentence, name) };
}
