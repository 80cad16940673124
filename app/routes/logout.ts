import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { RELOAD_DOCUMENT } from "~/framework/single-fetch";
import { paths } from "~/paths";
import { accountTexts } from "~/people/account/account-screen-texts";
import { unsubscribeDevice } from "~/people/push/unsubscribe-device.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { endSession } from "~/platform/session/session.server";

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const unsubscribed = await unsubscribeDevice(args);
  const headers = await endSession(args.request);
  headers.append("Set-Cookie", unsubscribed);
  // The data that came with this document names the user.
  for (const [name, value] of Object.entries(RELOAD_DOCUMENT)) headers.set(name, value);
  return redirectWithFlash(paths.home, { status: "info", title: accountTexts.loggedOut }, headers);
});

export function loader() {
  return redirect(paths.home);
}
