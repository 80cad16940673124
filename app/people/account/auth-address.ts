import { paths, withSearch } from "~/paths";
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

/**
 * Where a link to an auth form leads: to the dialog over the page that the link is on, or from one form's page to
 * another's, which checks the search that it is handed.
 */
export function authLink(pathname: string, search: string, mode: "login" | "signup"): string {
  if (isAuthPage(pathname)) return withSearch(addresses[mode], search, {});
  return withSearch(pathname, search, { dialog: mode, yay: null });
}
