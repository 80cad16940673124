import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { cameFrom } from "~/platform/http/came-from";
import { readForm } from "~/platform/http/read-form.server";
import { publicName } from "~/platform/identity/public-name";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { endLink } from "~/play/challenge.server";
import { SIGNATURE_MAX, signatureCookie } from "~/play/share/signature-cookie.server";

const texts = {
  refused: "Please pick another name.",
  refusedMore: "That one might hurt somebody, or reads like an address or like us.",
  ended: "The link has ended. What was answered stays with you.",
};

/** Signs what a browser shares, or ends the link of a result. */
export const action = withUnavailablePage(async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request);
  const back = cameFrom(request, paths.home);
  if (form.get("intent") === "end") {
    await endLink(request, context, String(form.get("finish")));
    return redirectWithFlash(back, { status: "success", title: texts.ended });
  }
  const name = publicName(String(form.get("name") ?? ""), SIGNATURE_MAX);
  if (name === null) {
    const { refused: title, refusedMore: message } = texts;
    return redirectWithFlash(back, { status: "warning", title, message });
  }
  return redirect(back, { status: 303, headers: { "Set-Cookie": signatureCookie(name) } });
});

export function loader() {
  return redirect(paths.home);
}
