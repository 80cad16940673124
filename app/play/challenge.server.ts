import type { AppLoadContext } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { logger } from "~/platform/logging/logger.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
import type { PlayOutcome } from "./play-outcome.server";
import {
  type Answer,
  type Answered,
  type Answering,
  canAnswer,
  closeLink,
  isHiddenFrom,
  readAnswers,
  readShared,
  recordAnswer,
} from "./player/answers.server";
import { finishKey, isFinish } from "./player/finishes.server";
import { hiddenFrom } from "./player/hidden-players.server";
import { playerOf, todayOf } from "./player/player.server";
import type { AnsweredAt } from "./player/records";
import { readSlots } from "./player/stored-slots.server";
import type { Attempt } from "./rules/attempt";
import { answerLine } from "./rules/meeting";
import { NOBODY } from "./rules/nobody";
import type { Playing } from "./rules/playing";
import type { ServerGame } from "./rules/server-game.server";
import type { SharedLink, SharedResult } from "./rules/shared-result";
import { storedTitle } from "./rules/title-rules.server";
import { type KeptRival, rivalsOn, withRival } from "./share/rivals-cookie.server";
import { readShareToken } from "./share/share-token.server";
import { sideOf } from "./share/shared-result.server";
import { signatureOf } from "./share/signature-cookie.server";

const FINISH_ID = /^[\w.-]{1,120}$/;

/** What happens when a finish was answered. It throws nothing but DocumentStoreError. */
type AnswerListener = (answered: Answered & { at: number }) => Promise<void>;

let tellSender: AnswerListener = async () => {};

/** Sets what tells the sender of a link that it was answered. */
export function onAnswer(listener: AnswerListener): void {
  tellSender = listener;
}

/**
 * Tells an account of what was answered while it was a visitor's.
 *
 * @param answered of the visitor, before the finishes moved
 * @param at milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function tellOfClaimed(
  store: DocumentStore,
  answered: readonly AnsweredAt[],
  userId: string,
  at: number,
): Promise<void> {
  for (const { finish } of answered.toReversed()) {
    const shared = await readShared(store, finish);
    if (shared?.userId === userId) await tellSender({ userId, finish, at });
  }
}

/**
 * Lets a player who has pressed 'Play' beside a friend's result play against it. If their own result is there already, it
 * is the answer.
 *
 * @param token of the friend's result; untrusted
 */
export async function against(
  outcome: PlayOutcome,
  token: string,
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<PlayOutcome> {
  const { slug } = game.rules;
  const { playing } = outcome;
  const link = readShareToken(slug, token);
  if (!playing || link?.date !== playing.attempt.date) return outcome;
  if (await isHidden(slug, link, playing.player)) return outcome;
  const rival = { slug, token, link };
  await answer(request, context, game, playing, [rival]);
  const setCookie = withRival(request, rival, todayOf(request));
  return { ...outcome, setCookies: [...outcome.setCookies, setCookie] };
}

/** Whether the sender of a link is hidden from who plays; not while the store is unavailable. */
async function isHidden(
  slug: string,
  { date, sender }: SharedLink,
  playerId: string | null,
): Promise<boolean> {
  if (!sender || playerId === null) return false;
  const finish = finishKey(slug, date, sender.attempt);
  const hidden = await unlessUnavailable(async () =>
    isHiddenFrom(await documents(), finish, playerId),
  );
  return hidden ?? false;
}

/** Answers the friends whose results a player's was held against, once it is there. Never throws what the play doesn't. */
export async function answering(
  outcome: Promise<PlayOutcome>,
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<PlayOutcome> {
  const played = await outcome;
  const { playing } = played;
  if (playing?.rivals) {
    const rivals = rivalsOn(request, playing.slug, playing.attempt.date);
    await answer(request, context, game, playing, rivals);
  }
  return played;
}

/** Without its answers a result is as good: a store that fails now is asked again with the next post. */
async function answer(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  { attempt }: Playing,
  rivals: readonly KeptRival[],
): Promise<void> {
  const result = sharedResultOf(game, attempt);
  const player = result && (await playerOf(request, context));
  if (!player) return;
  const name = signatureOf(request, player.name);
  const given = { ...result, name, at: nowFor(request) };
  try {
    for (const { slug, link } of rivals) {
      const { sender, ...to } = link;
      if (!sender) continue;
      const finish = finishKey(slug, result.date, sender.attempt);
      await answerAndTell({ slug, finish, userId: player.id, answer: { ...given, to } });
    }
  } catch (err) {
    if (!(err instanceof DocumentStoreError)) throw err;
    logger().warn({ err }, "An answer to a shared result could not be recorded.");
  }
}

/**
 * Records an answer to a finish or another challenge, and tells its sender, unless one of the two is hidden from the other.
 *
 * @throws DocumentStoreError
 */
export async function answerAndTell(answering: Answering): Promise<void> {
  const { finish, userId, answer } = answering;
  const store = await documents();
  if (await isHiddenFrom(store, finish, userId)) return;
  const answered = await recordAnswer(store, answering);
  if (answered) await tellSender({ ...answered, at: answer.at });
}

/** A finished attempt as a link shares it; null while it is running. */
export function sharedResultOf(game: ServerGame, attempt: Attempt): SharedResult | null {
  const title = storedTitle(game);
  const result = title.resultOf(attempt);
  if (!result) return null;
  const { edition, date, isWin, score, outOf, elapsed } = result;
  const squares = title.squaresOf(attempt);
  return { edition, date, isWin, score, outOf, elapsed: elapsed ?? 0, squares };
}

/** A reader of a link who has played its edition. */
type OwnResult = {
  attempt: Playing["attempt"];
  result: SharedResult;
  /** Whether the link's sender can be told of it. */
  canAnswer: boolean;
};

/** A link as one reader sees it. */
type OpenedLink = {
  /** Whether its sender has ended it. */
  isEnded: boolean;
  /** Whether its name is shown: not of who has deleted the finish, or is hidden from the reader, nor once moderators took it back. */
  isSigned: boolean;
  own: OwnResult | null;
};

/**
 * What there is of a link's finish, and of the reader's own result of the edition. While the store is unavailable the
 * link is as it is for a stranger.
 */
export async function openedLink(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
  { date, sender }: SharedLink,
): Promise<OpenedLink> {
  const opened = await unlessUnavailable(async () => {
    const store = await documents();
    const finish = sender && finishKey(game.rules.slug, date, sender.attempt);
    const [found, player] = await Promise.all([
      finish ? readShared(store, finish) : null,
      playerOf(request, context),
    ]);
    const hidden = player && (await hiddenFrom(player.id));
    const shared = found && hidden?.has(found.userId) ? null : found;
    const isSigned = shared !== null && !shared.isNameHidden;
    const link = { isEnded: found?.isClosed ?? false, isSigned, own: null };
    if (!player) return link;
    const { slots } = await readSlots(store, player.id, storedTitle(game), date);
    for (const attempt of [slots.result, slots.friendly]) {
      const result = attempt && sharedResultOf(game, attempt);
      if (!result) continue;
      const open = shared && finish !== null && (await canAnswer(store, finish, player.id));
      return { ...link, own: { attempt, result, canAnswer: Boolean(open) } };
    }
    return link;
  });
  return opened ?? { isEnded: false, isSigned: true, own: null };
}

/** Adds what friends made of the result that a page shows; nothing while the store is unavailable. */
export async function withAnswers(
  outcome: Promise<PlayOutcome>,
  game: ServerGame,
): Promise<PlayOutcome> {
  const { playing, ...rest } = await outcome;
  if (!playing?.shareUrl || !isFinish(game.schedule, playing.attempt)) return { playing, ...rest };
  const finish = finishKey(playing.slug, playing.attempt.date, playing.attempt.id);
  const answers = await unlessUnavailable(async () => {
    const store = await documents();
    const shared = await readShared(store, finish);
    if (!shared?.answers) return null;
    const hidden = await hiddenFrom(shared.userId);
    const all = await readAnswers(store, finish, hidden);
    const [first] = all;
    if (!first) return null;
    const [line = null, ...lines] = answerLines(game, all);
    const { name, squares } = first;
    const latest = { name: name || NOBODY, score: sideOf(game, first).text, squares, line };
    return { finish, lines, latest, isOpen: !shared.isClosed };
  });
  return { playing: answers ? { ...playing, answers } : playing, ...rest };
}

/** What a sender is told of answers: a sentence for each. */
export const answerLines = (game: ServerGame, answers: readonly Answer[]): string[] =>
  answers.map((one) =>
    answerLine(sideOf(game, one.to), sideOf(game, one), one.name || NOBODY, game.isTimed ?? false),
  );

/**
 * Ends the link of a finish of the player.
 *
 * @param finish its id; untrusted
 * @throws IdentityError, DocumentStoreError
 */
export async function endLink(
  request: Request,
  context: AppLoadContext,
  finish: string,
): Promise<void> {
  const player = FINISH_ID.test(finish) ? await playerOf(request, context) : null;
  if (player) await closeLink(await documents(), finish, player.id);
}
