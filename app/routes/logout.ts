import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { RELOAD_DOCUMENT } from "~/framework/single-fetch";
import { paths } from "~/paths";
import { accountTexts } from "~/people/account/account-screen-texts";
import { unsubscribeDevice } from "~/people/push/unsubscribe-device.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { dropDrafts } from "~/platform/session/kept-draft.server";
import { clearStorageHeader, endSession } from "~/platform/session/session.server";

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  // The data that came with this document names the user.
  const headers = new Headers({ ...clearStorageHeader, ...RELOAD_DOCUMENT });
  headers.append("Set-Cookie", await unsubscribeDevice(args));
  headers.append("Set-Cookie", await endSession(args.request));
  for (const cookie of await dropDrafts()) headers.append("Set-Cookie", cookie);
  return redirectWithFlash(paths.home, { status: "info", title: accountTexts.loggedOut }, headers);
});

export function loader() {
  return redirect(paths.home);
}
