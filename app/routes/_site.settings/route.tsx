import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { authorsOf } from "~/community/authors.server";
import settingsStyles from "~/look/styles/settings.css?url";
import { profileStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { SettingsForm } from "~/people/profile/settings/settings-page";
import { answerSettings, settingsLoader } from "~/people/profile/settings/settings-page.server";
import { settingsTexts } from "~/people/profile/settings/settings-texts";
import { isAlertTime, loadAlertTime, saveAlertTime } from "~/people/push/alert-time.server";
import { hasPushCookie } from "~/people/push/push-cookie";
import { PushToggle } from "~/people/push/push-toggle";
import { answerTestRequest } from "~/people/testing-panel/answer-test-request.server";
import { TestingPanel } from "~/people/testing-panel/testing-panel";
import { BlockedPeople } from "~/people/threads/blocked-people";
import { answerUnblock, loadBlocked } from "~/people/threads/blocked-people.server";
import { environment } from "~/platform/config/environment.server";
import { onNetworkError } from "~/platform/http/network-error";
import { orBadRequest } from "~/platform/http/or-bad-request";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { formHeaders as headers } from "~/platform/http/form-headers";

export const links = stylesheetLinks(profileStyles, settingsStyles);

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const meta: MetaFunction = () => pageMeta("Settings", "Your colours and your reminders.");

/** Null where no push alerts are sent. */
const alertTimes = () =>
  environment().push && { isTime: isAlertTime, load: loadAlertTime, save: saveAlertTime };

export const loader = withUnavailablePage(async (args: LoaderFunctionArgs) => {
  const settings = await settingsLoader(args, alertTimes());
  const wasOn = hasPushCookie(args.request.headers.get("Cookie"));
  const blocked = settings.own ? await loadBlocked(args, authorsOf) : [];
  return { ...settings, blocked, alerts: settings.own && { settings: environment().push, wasOn } };
});

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return orBadRequest(
    (await answerUnblock(args, form)) ??
      (await answerSettings(args, form, alertTimes())) ??
      (await answerTestRequest(args, form)),
  );
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction<typeof action>().catch(onNetworkError({ problem: settingsTexts.failedMore }));

/** Keeps the loaded settings after a refusal, so that the panel stays with its text, also when the session has ended. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { actionStatus = 200, defaultShouldRevalidate } = change;
  return actionStatus >= 400 ? false : defaultShouldRevalidate;
}

export default function Settings() {
  const { own, preferences, isDraft, alerts, blocked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "problem" in answer ? answer : null;
  const answered = answer && "result" in answer ? answer : null;
  return (
    <>
      {!own && (
        <LoginPrompt title={settingsTexts.prompt}>
          Your colour and your reminders, on every device.
        </LoginPrompt>
      )}
      <div className="page narrow">
        {own && <h1>Settings</h1>}
        <SettingsForm
          own={own}
          preferences={preferences}
          refusal={refusal}
          isDraft={isDraft}
          pushToggle={alerts && <PushToggle {...alerts} />}
        />
        <BlockedPeople people={blocked} />
        {(own || answered) && <TestingPanel answered={answered} />}
      </div>
    </>
  );
}
