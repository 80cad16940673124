import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  useOutletContext,
  useRouteLoaderData,
} from "@remix-run/react";
import { attemptOffer } from "~/games/attempt-offer.server";
import { AttemptOfferCard } from "~/games/attempt-offer-card";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { accountAction } from "~/people/account/account-page.server";
import { accountTexts } from "~/people/account/account-screen-texts";
import { freshUser } from "~/people/account/fresh-user.server";
import { LoginPrompt } from "~/people/account/login-prompt";
import type { SiteAccount } from "~/people/account/site-account";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { AccountCard } from "./account-card";
import { AccountDialog } from "./account-dialog";
import { SecurityCard } from "./security-card";

export { formHeaders as headers } from "~/platform/http/form-headers";
export { accountAction as action };

export const links = stylesheetLinks("account-page");

export const handle: RouteHandle = { isPrivate: true };

export const meta: MetaFunction = () => pageMeta("Account", "Your account: email, password, data.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await freshUser(request, context);
  return { user, offer: user && (await attemptOffer(request, context)) };
}

export default function Account() {
  const { user, offer } = useLoaderData<typeof loader>();
  const { providers } = useOutletContext<SiteAccount>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const answered = useActionData<typeof accountAction>();
  const answer = answered && "intent" in answered ? answered : null;
  if (!user) {
    return (
      <LoginPrompt title={accountTexts.loginPrompt} problem={answer?.problem ?? null}>
        Your email, your password and everything we keep about you, in one place.
      </LoginPrompt>
    );
  }
  return (
    <div className="page narrow">
      <h1>Account</h1>
      {offer && <AttemptOfferCard offer={offer} from={paths.account} />}
      <AccountCard
        user={user}
        avatar={root?.avatar ?? null}
        answer={answer?.intent === "verify" ? answer : null}
      />
      <SecurityCard />
      <AccountDialog user={user} providers={providers} answer={answer} />
    </div>
  );
}
