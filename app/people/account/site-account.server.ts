import type { AppLoadContext } from "@remix-run/node";
import { environment } from "~/platform/config/environment.server";
import { getSession } from "~/platform/session/session.server";
import { signInText } from "./account-texts";
import { loadAuthDialog } from "./load-auth-dialog";
import { refusalOf } from "./refusal.server";
import type { SiteAccount } from "./site-account";

/** What a page of the site has to know of accounts: who reads it, how to come in. */
export async function siteAccount(request: Request, context: AppLoadContext): Promise<SiteAccount> {
  const { firebase, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = environment();
  await loadAuthDialog();
  return {
    ...(await reader(request, context)),
    providers: { firebase: firebase && { ...firebase, ...(emulatorHost && { emulatorHost }) } },
  };
}

/** An unreachable identity provider shows a message instead of a silent logout. */
async function reader(
  request: Request,
  context: AppLoadContext,
): Promise<Pick<SiteAccount, "user" | "problem">> {
  try {
    return { user: (await getSession(request, context))?.user ?? null, problem: null };
  } catch (error) {
    return { user: null, problem: signInText(refusalOf(error).code, "login") };
  }
}
