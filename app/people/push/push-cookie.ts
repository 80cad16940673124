import { paths } from "~/paths";

const NAME = "kb_push";
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The Set-Cookie value by which the settings page knows, before any script runs, that this device has alerts on. It
 * goes along with that page alone; the token itself stays in the browser's own storage.
 *
 * @param isOn false takes the cookie away
 * @param isSecure whether the site is reached over https
 */
export function pushCookie(isOn: boolean, isSecure: boolean): string {
  const [value, age] = isOn ? ["on", YEAR_S] : ["", 0];
  const secure = isSecure ? "; Secure" : "";
  return `${NAME}=${value}; Path=${paths.settings}; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Whether the device that sends these cookies has alerts on. */
export const hasPushCookie = (cookieHeader: string | null): boolean =>
  new RegExp(`(?:^|;\\s*)${NAME}=on(?:;|$)`).test(cookieHeader ?? "");

/** Takes the cookie away where the token went without our server: with everything else that the browser forgot. */
export function forgetPushCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
  document.cookie = pushCookie(false, false);
}
