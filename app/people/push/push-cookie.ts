import { paths } from "~/paths";

const NAME = "kb_push";
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The Set-Cookie value that lets the settings page render this device's switch before any script runs. It is sent to
 * that page only; the token itself stays in the browser's storage.
 *
 * @param isOn false removes the cookie
 * @param isSecure whether the site uses https
 */
export function pushCookie(isOn: boolean, isSecure: boolean): string {
  const [value, age] = isOn ? ["on", YEAR_S] : ["", 0];
  const secure = isSecure ? "; Secure" : "";
  return `${NAME}=${value}; Path=${paths.settings}; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Whether the device with these cookies has alerts on. */
export const hasPushCookie = (cookieHeader: string | null): boolean =>
  new RegExp(`(?:^|;\\s*)${NAME}=on(?:;|$)`).test(cookieHeader ?? "");

/** Removes the cookie when the token is gone without the server's knowledge, for instance with cleared site data. */
export function forgetPushCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
  document.cookie = pushCookie(false, false);
}
