import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { accountTexts } from "~/people/account/account-screen-texts";
import { reachable } from "~/platform/identity/reachable.server";
import { paths } from "~/paths";
import { leaveDevice } from "~/people/push/leave-device.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { endSession, forgetDocument, forgetStorage } from "~/platform/session/session.server";

export const action = reachable(async (args: ActionFunctionArgs) => {
  const headers = new Headers({ ...forgetStorage, ...forgetDocument });
  headers.append("Set-Cookie", await leaveDevice(args));
  headers.append("Set-Cookie", await endSession(args.request));
  return redirectWithFlash(paths.home, { status: "info", title: accountTexts.loggedOut }, headers);
});

export function loader() {
  return redirect(paths.home);
}
