import type { AppLoadContext } from "@remix-run/node";
import { environment } from "~/config/environment.server";
import { getOptionalUser } from "~/session/session.server";
import type { SiteAccount } from "./site-account";

/** What a page of the site has to know of accounts: who reads it, how to come in, what was just refused. */
export async function siteAccount(request: Request, context: AppLoadContext): Promise<SiteAccount> {
  const { firebase, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = environment();
  return {
    user: await getOptionalUser(request, context),
    providers: { firebase: firebase && { ...firebase, ...(emulatorHost && { emulatorHost }) } },
    authRefusal: context.authRefusal ?? null,
  };
}
