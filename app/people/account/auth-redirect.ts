import { paths } from "~/paths";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { isAuthPage } from "./auth-address";

/** The page to return to from an auth form's page, from its search parameters; always within the site. */
export function redirectIn(search: string): string {
  return safeRedirect(new URLSearchParams(search).get("redirectTo"), paths.home);
}

/** Where a signed-in user is redirected from an auth form's page; null on any other page. */
export function pastAuthPage(pathname: string, search: string): string | null {
  if (!isAuthPage(pathname)) return null;
  return pathname.toLowerCase().startsWith(paths.join) ? paths.account : redirectIn(search);
}
