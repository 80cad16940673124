import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { isSecureRequest } from "~/platform/config/environment.server";
import { cameFrom } from "~/platform/http/came-from";
import { readForm } from "~/platform/http/read-form.server";
import { isLite, parsePreferences, preferenceCookies } from "~/platform/preferences/preferences";
import { redirectWithFlash } from "~/platform/session/flash.server";

const flashes = {
  on: { status: "info", title: "Lite mode is on", message: "Pages come without scripts now." },
  off: { status: "info", title: "Lite mode is off", message: "Everything moves again." },
} as const;

/** The footer's switch. Who leaves lite mode has to say so where the browser itself asks for less. */
export async function action({ request }: ActionFunctionArgs) {
  const wanted = (await readForm(request)).get("lite") === "on" ? "on" : "off";
  const current = parsePreferences(request.headers.get("Cookie"));
  const automatic = { ...current, data: "automatic" } as const;
  const off = isLite(automatic, request.headers.get("Save-Data")) ? "full" : "automatic";
  const data = wanted === "on" ? "lite" : off;
  const headers = new Headers();
  for (const cookie of preferenceCookies({ ...current, data }, isSecureRequest(request))) {
    headers.append("Set-Cookie", cookie);
  }
  return redirectWithFlash(cameFrom(request, paths.home), flashes[wanted], headers);
}

export function loader() {
  return redirect(paths.home);
}
