import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { isSecureRequest } from "~/platform/config/environment.server";
import { consentCookie, readConsent } from "~/platform/consent/consent";
import { asksConsent } from "~/platform/consent/consent.server";
import { consentFlashes, consentTexts } from "~/platform/consent/consent-texts";
import { cameFrom } from "~/platform/http/came-from";
import { readForm } from "~/platform/http/read-form.server";
import { redirectWithFlash } from "~/platform/session/flash.server";

/** Keeps an answer to the question of consent; where nothing is asked, nothing is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const choice = readConsent((await readForm(request)).get("consent"));
  const back = cameFrom(request, paths.cookies);
  if (!asksConsent()) {
    return redirectWithFlash(back, { status: "info", title: consentTexts.nothingToChoose });
  }
  if (!choice) {
    const { unknown: title, unknownMessage: message } = consentTexts;
    return redirectWithFlash(back, { status: "error", title, message });
  }
  const cookie = consentCookie(choice, isSecureRequest(request));
  return redirectWithFlash(back, consentFlashes[choice], { "Set-Cookie": cookie });
}

export function loader() {
  return redirect(paths.cookies);
}
