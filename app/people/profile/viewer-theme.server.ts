import type { AppLoadContext } from "@remix-run/node";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { getSession, hasSessionCookie } from "~/platform/session/session.server";
import { accentVariables } from "./accent-variables";
import type { AccentVariables } from "./accented";
import { avatarOf } from "./avatar/avatar-service.server";
import { loadProfile } from "./profile-store.server";

/** The signed-in viewer's appearance on every page: accent colour and avatar. */
type ViewerTheme = { accent: AccentVariables; avatar: string | null };

const defaultTheme: ViewerTheme = { accent: [], avatar: null };

/** The viewer's theme; the default for visitors, and when the profile can't be read. */
export async function viewerTheme(request: Request, context: AppLoadContext): Promise<ViewerTheme> {
  if (!hasSessionCookie(request)) return defaultTheme;
  try {
    const session = await getSession(request, context);
    if (!session) return defaultTheme;
    const { id, name } = session.user;
    const { profile } = await loadProfile({ userId: id, name });
    return {
      accent: accentVariables(profile.favoriteColor),
      avatar: avatarOf(profile),
    };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return defaultTheme;
  }
}
