import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { cardPicture } from "~/people/profile/card-picture.server";
import { loadProfile } from "~/people/profile/profile-store.server";
import { getSession } from "~/platform/session/session.server";
import { todayOf } from "~/play/player/player.server";

/** The signed-in player's card, to keep and to show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await getSession(request, context);
  if (!session) return redirect(paths.profile);
  const { id, name } = session.user;
  const { profile } = await loadProfile({ userId: id, name, today: todayOf(request) });
  return new Response(cardPicture(profile), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kickabout-player.svg"',
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}
