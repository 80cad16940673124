import { paths, withSearch } from "~/paths";
import { safeRedirect } from "~/platform/http/safe-redirect";
import type { AuthMode } from "./auth-form";

const addresses: Record<AuthMode, string> = {
  login: paths.login,
  signup: paths.join,
  forgot: paths.forgot,
};

/**
 * The page of an auth form, which is also where the form posts to from anywhere else.
 *
 * @param redirectTo the page that it leads back to
 */
export function authAddress(mode: AuthMode, redirectTo: string = paths.home): string {
  return withSearch(addresses[mode], "", {
    redirectTo: redirectTo === paths.home ? null : redirectTo,
  });
}

/** Whether a path is the page of an auth form, in any way of writing it that the router takes. */
export function isAuthPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  return Object.values(addresses).includes(path);
}

/** The page that the page of an auth form leads back to, by its search: one of ours in any case. */
export function redirectIn(search: string): string {
  return safeRedirect(new URLSearchParams(search).get("redirectTo"), paths.home);
}

/**
 * Where a link to an auth form leads: to the dialog over the page that the link is on, or from one form's page to
 * another's.
 */
export function authLink(pathname: string, search: string, mode: "login" | "signup"): string {
  if (isAuthPage(pathname)) return authAddress(mode, redirectIn(search));
  return withSearch(pathname, search, { dialog: mode, yay: null });
}

/** Where a reader who is signed in goes on to from the page of an auth form; null on any other page. */
export function pastAuthPage(pathname: string, search: string): string | null {
  if (!isAuthPage(pathname)) return null;
  return pathname.toLowerCase().startsWith(paths.join) ? paths.account : redirectIn(search);
}
