import type { AppLoadContext } from "@remix-run/node";
import { gameAt } from "~/games/registry.server";
import { addNotice, noticesOnPage } from "~/people/notices/notices-store.server";
import { nowFor } from "~/platform/clock/clock.server";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";
import { answerLines } from "~/play/challenge.server";
import { type Answered, noteAnswered, readAnswers, readShared } from "~/play/player/answers.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import { isVisitorId } from "~/play/player/player-cookie.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { playAddress } from "~/play/rules/play-address";
import { titleOf } from "~/site/catalogue/catalogue.server";

const DAY_MS = 24 * 60 * 60_000;

/** What another player made of a result that a player has shared. */
type AnswerNews = {
  /** The title's name. */
  title: string;
  /** "Thabo answered: 5/5 and wins by one." */
  text: string;
  /** The address of the result, with all answers. */
  to: string;
};

/**
 * Tells an account of an answer in its bell, and notes it for a visitor's home. What is stored has the finish alone, so
 * that no name of anybody stays in it.
 *
 * @param at milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function tellOfAnswer({
  userId,
  finish,
  at,
}: Answered & { at: number }): Promise<void> {
  if (isVisitorId(userId)) await noteAnswered(await documents(), userId, { finish, at });
  else await addNotice(userId, { kind: "answered", at, device: finish });
}

/**
 * The latest answer to a finish.
 *
 * @param finish its id
 * @returns null once there is none any more
 * @throws DocumentStoreError
 */
export async function answerNews(finish: string): Promise<AnswerNews | null> {
  const [slug = "", of = "", attempt] = finish.split(".");
  const game = gameAt(slug);
  if (!game) return null;
  // A challenge that is no finish has its code in the place of the date.
  const to = attempt ? playAddress(slug, { date: of }) : game.challengeAddress?.(of);
  const store = await documents();
  const shared = await readShared(store, finish);
  if (!shared) return null;
  const hidden = await hiddenFrom(shared.userId);
  const [text] = answerLines(game, await readAnswers(store, finish, hidden, 1));
  const title = titleOf(slug);
  return text && title && to ? { title, text, to } : null;
}

/**
 * The line of home for an answer of the last day, of which an account has not been told in its bell. It reads more than
 * home has read only if there is one.
 *
 * @returns null without one, and while the store is unavailable
 */
export function answerLine(
  request: Request,
  context: AppLoadContext,
  { userId, answered }: Pick<PlayerDays, "userId" | "answered">,
): Promise<AnswerNews | null> {
  return loadOne(request, "answer", async () => {
    const dayAgo = nowFor(request) - DAY_MS;
    if (userId === null) {
      const latest = answered.find(({ at }) => at > dayAgo);
      return latest ? answerNews(latest.finish) : null;
    }
    const { items, readAt } = await noticesOnPage(context, userId);
    const since = Math.max(readAt, dayAgo);
    const latest = items.find(({ kind, at }) => kind === "answered" && at > since);
    return latest ? answerNews(latest.device) : null;
  });
}
