import type { AppLoadContext } from "@remix-run/node";
import { completesTreble, nextTitle } from "~/games/next-title.server";
import { playerDays } from "~/games/player-days.server";
import { paths } from "~/paths";
import type { NextUp } from "~/play/rules/playing";
import { titleName } from "./catalogue.server";

/**
 * Where to go after a title: to the ticket that it completes, or to the next title to play; null if there is none.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function nextUp(
  request: Request,
  context: AppLoadContext,
  slug: string,
): Promise<NextUp | null> {
  const days = await playerDays(request, context);
  if (completesTreble(days, slug)) {
    const { icon } = titleName(slug);
    return {
      eyebrow: "All three are in",
      title: "Treble! See your ticket",
      href: paths.home,
      icon,
    };
  }
  const next = nextTitle(days, { after: slug });
  if (!next) return null;
  const { title, icon } = titleName(next.slug);
  return { title, href: paths.playTitle(next.slug), icon };
}
