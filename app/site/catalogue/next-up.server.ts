import type { AppLoadContext } from "@remix-run/node";
import { nextTitle } from "~/games/next-title.server";
import { playerDays } from "~/games/player-days.server";
import { paths } from "~/paths";
import type { NextUp } from "~/play/rules/playing";
import { titleName } from "./catalogue.server";

/**
 * The next title to play after one; null if there is none.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function nextUp(
  request: Request,
  context: AppLoadContext,
  slug: string,
): Promise<NextUp | null> {
  const next = nextTitle(await playerDays(request, context), { after: slug });
  if (!next) return null;
  const { title, icon } = titleName(next.slug);
  return { title, href: paths.playTitle(next.slug), icon };
}
