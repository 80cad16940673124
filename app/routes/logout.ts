import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { accountTexts } from "~/account/account-page-texts";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/session/flash.server";
import { endSession } from "~/session/session.server";

export async function action({ request }: ActionFunctionArgs) {
  const headers = { "Set-Cookie": await endSession(request) };
  return redirectWithFlash(paths.home, { status: "info", title: accountTexts.loggedOut }, headers);
}

export function loader() {
  return redirect(paths.home);
}
