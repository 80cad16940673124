import type { AppLoadContext } from "@remix-run/node";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import { checkSession, getOptionalUser } from "~/platform/session/session.server";

/**
 * Who is signed in, as the provider knows them this moment: a verified address shows at once. While the provider
 * can't be reached, as the session knows them.
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
