import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import type { NextUp } from "~/play/playing";
import { playable } from "~/playable";
import { artUrl } from "~/site/catalogue/art.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { playerDays } from "./player-days.server";

/**
 * The next title to play after one: the first whose current edition is unfinished; null if there is none.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function nextUp(
  request: Request,
  context: AppLoadContext,
  slug: string,
): Promise<NextUp | null> {
  const { current } = await playerDays(request, context);
  const isDone = (title: string) => current.some((one) => one.slug === title && one.result);
  const next = playable.find((title) => title !== slug && !isDone(title));
  if (!next) return null;
  return {
    title: titleOf(next) ?? next,
    href: paths.playTitle(next),
    icon: artUrl(`${next}/icon`),
  };
}
