import type { AppLoadContext } from "@remix-run/node";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import { checkSession, getOptionalUser } from "~/platform/session/session.server";

/**
 * The signed-in user as the provider has them now, so that a verified address shows at once. Falls back to the
 * session's copy while the provider is unreachable.
 */
export async function freshUser(
  request: Request,
  context: AppLoadContext,
): Promise<AuthUser | null> {
  try {
    return (await checkSession(request))?.user ?? null;
  } catch (error) {
    if (error instanceof IdentityError) return getOptionalUser(request, context);
    throw error;
  }
}
