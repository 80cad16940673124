import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { profileStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { ProfilePage } from "~/people/profile/profile-page";
import { answerProfile, profileLoader } from "~/people/profile/profile-page.server";
import { loadShownParts } from "~/people/profile/profile-parts";
import { profileTexts } from "~/people/profile/profile-texts";
import { onNetworkError } from "~/platform/http/network-error";
import { orBadRequest } from "~/platform/http/or-bad-request";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { formHeaders as headers } from "~/platform/http/form-headers";

export const links = stylesheetLinks(profileStyles);

export const loader = withUnavailablePage(profileLoader);

export const handle: RouteHandle = { ready: loadShownParts, isPrivate: true, variesBy: [] };

export const meta: MetaFunction = () =>
  pageMeta("Profile", "Build your player: the face, the number and the kits.");

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return orBadRequest(await answerProfile(args, form));
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction<typeof action>().catch(
    onNetworkError({ problem: profileTexts.failedMore, errors: {} }),
  );

/** Tabs and dialogs change the address only, and what was refused changes nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionStatus = 200, defaultShouldRevalidate } = change;
  const isStep =
    !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return isStep || actionStatus >= 400 ? false : defaultShouldRevalidate;
}

export default function Profile() {
  const page = useLoaderData<typeof profileLoader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : null;
  if (!page) {
    return (
      <LoginPrompt title={profileTexts.loginPrompt} problem={refusal?.problem ?? null}>
        Your face, your number and your kits: the player that others meet.
      </LoginPrompt>
    );
  }
  return <ProfilePage {...page} refusal={refusal} />;
}
