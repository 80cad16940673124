import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { ClaimCard } from "~/games/claim-card";
import { answerClaim, openClaim } from "~/games/visitor-games.server";
import accountStyles from "~/look/styles/account.css?url";
import { profileStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { accountAction } from "~/people/account/account-page.server";
import { accountTexts } from "~/people/account/account-screen-texts";
import { freshUser } from "~/people/account/fresh-user.server";
import { LoginPrompt } from "~/people/account/login-prompt";
import type { SiteAccount } from "~/people/account/site-account";
import { isModerator } from "~/people/moderation/moderators.server";
import { ownCard } from "~/people/profile/profile-page.server";
import { readForm } from "~/platform/http/read-form.server";
import { documents } from "~/platform/storage/documents.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { AccountCard } from "./account-card";
import { AccountDialog } from "./account-dialog";
import { ModeratorLink } from "./moderator-link";
import { OwnPlayer } from "./own-player";
import { SecurityCard } from "./security-card";

export { formHeaders as headers } from "~/platform/http/form-headers";

export const links = stylesheetLinks(profileStyles, accountStyles);

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const meta: MetaFunction = () => pageMeta("Account", "Your account: email, password, data.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await freshUser(request, context);
  if (!user) return data({ user, card: null, claimed: 0, moderates: false });
  const [card, claim, moderates] = await Promise.all([
    ownCard(request, user),
    openClaim(request, user.id),
    isModerator(await documents(), user.id),
  ]);
  const headers = claim.setCookies.map((value): [string, string] => ["Set-Cookie", value]);
  return data({ user, card, claimed: claim.count, moderates }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return (await answerClaim(args, form)) ?? accountAction(args, form);
}

export default function Account() {
  const { user, card, claimed, moderates } = useLoaderData<typeof loader>();
  const { providers } = useOutletContext<SiteAccount>();
  const answered = useActionData<typeof action>();
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
      <OwnPlayer card={card} />
      {claimed > 0 && <ClaimCard count={claimed} />}
      <AccountCard user={user} answer={answer?.intent === "verify" ? answer : null} />
      {moderates && <ModeratorLink />}
      <SecurityCard />
      <AccountDialog user={user} providers={providers} answer={answer} />
    </div>
  );
}
