import type { AppLoadContext } from "@remix-run/node";
import { playerDays } from "~/games/player-days.server";
import { titleStateOf } from "~/games/title-states.server";
import { paths } from "~/paths";
import type { NextUp } from "~/play/playing";
import { playable } from "~/playable";
import { titleName } from "./catalogue.server";

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
  const days = await playerDays(request, context);
  const next = playable.find((one) => one !== slug && titleStateOf(days, one).name !== "done");
  if (!next) return null;
  const { title, icon } = titleName(next);
  return { title, href: paths.playTitle(next), icon };
}
