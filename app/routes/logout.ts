import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { accountTexts } from "~/account/account-screen-texts";
import { reachable } from "~/identity/reachable.server";
import { paths } from "~/paths";
import { leaveDevice } from "~/push/leave-device.server";
import { redirectWithFlash } from "~/session/flash.server";
import { endSession, forgetDocument, forgetStorage } from "~/session/session.server";

export const action = reachable(async (args: ActionFunctionArgs) => {
  const headers = new Headers({ ...forgetStorage, ...forgetDocument });
  headers.append("Set-Cookie", await leaveDevice(args));
  headers.append("Set-Cookie", await endSession(args.request));
  return redirectWithFlash(paths.home, { status: "info", title: accountTexts.loggedOut }, headers);
});

export function loader() {
  return redirect(paths.home);
}
