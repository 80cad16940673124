import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { signInText } from "~/people/account/account-texts";
import { countPost } from "~/people/account/login-limits.server";
import { refusalOf } from "~/people/account/refusal.server";
import { nowFor } from "~/platform/clock/clock.server";
import { isSecureRequest } from "~/platform/config/environment.server";
import { fieldReader } from "~/platform/http/field-reader";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { localIdentity } from "~/platform/identity/identity.server";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { startSession } from "~/platform/session/session.server";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import type { SimulatedProvider, SimulatedProviderAnswer } from "./simulated-provider";

const MAX_ACCOUNTS = 5;
const YEAR_S = 365 * 24 * 60 * 60;

const known = z.array(z.string().max(100)).max(MAX_ACCOUNTS);

/** The simulated accounts created in this browser, as a provider's page remembers its users. */
const cookieFor = (request: Request) =>
  signedCookie("kb_practice", {
    path: "/account/practice",
    maxAge: YEAR_S,
    secure: isSecureRequest(request),
  });

/** @throws Response with status 404 for an unknown provider, and always with Firebase */
export async function loadSimulatedProvider(request: Request, provider: string | undefined) {
  const { searchParams } = new URL(request.url);
  const local = await localIdentity();
  if (!local || (provider !== "google" && provider !== "apple")) throw notFound();
  const users = await Promise.all((await knownIds(request)).map((id) => local.findUser(id)));
  const page: SimulatedProvider = {
    provider,
    accounts: users
      .filter((user): user is AuthUser => user?.provider === provider)
      .map(({ id, name, email }) => ({ id, name, email })),
    redirectTo: safeRedirect(searchParams.get("redirectTo"), paths.home),
    isPopup: searchParams.has("popup"),
  };
  return page;
}

/**
 * Signs in with a simulated account, known to this browser or new.
 *
 * @returns in a popup the ID token for the opener, else a redirect with a session
 */
export async function simulatedProviderAction({ request, params, context }: ActionFunctionArgs) {
  const { provider, accounts, redirectTo, isPopup } = await loadSimulatedProvider(
    request,
    params.provider,
  );
  const read = fieldReader(await readForm(request));
  const account = accounts.find(({ id }) => id === read("account"));
  try {
    await countPost(context.address);
    const idToken = await signIn(provider, account?.id, read("name"), nowFor(request));
    const remembered = await remember(request, idToken);
    if (isPopup) {
      const headers = { "Set-Cookie": remembered };
      return data<SimulatedProviderAnswer>({ idToken, problem: null }, { headers });
    }
    const headers = await startSession(request, idToken);
    headers.append("Set-Cookie", remembered);
    return redirect(redirectTo, { status: 303, headers });
  } catch (error) {
    const { code, status, headers } = refusalOf(error);
    return data<SimulatedProviderAnswer>(
      { idToken: null, problem: signInText(code, provider) },
      { status, headers },
    );
  }
}

async function signIn(
  provider: SimulatedProvider["provider"],
  accountId: string | undefined,
  name: string,
  now: number,
): Promise<string> {
  const local = await localIdentity();
  if (!local) throw notFound();
  const chosen = { provider, name, ...(accountId && { accountId }) };
  return local.signInWithSimulatedProvider(chosen, now);
}

async function remember(request: Request, idToken: string): Promise<string> {
  const local = await localIdentity();
  const session = await local?.verifyIdToken(idToken, nowFor(request));
  const ids = session ? [session.user.id, ...(await knownIds(request))] : [];
  return cookieFor(request).store([...new Set(ids)].slice(0, MAX_ACCOUNTS));
}

async function knownIds(request: Request): Promise<string[]> {
  const parsed = known.safeParse(await cookieFor(request).read(request));
  return parsed.success ? parsed.data : [];
}

const notFound = () => new Response(null, { status: 404, statusText: "Not Found" });
