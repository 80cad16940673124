import { paths } from "~/paths";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { isAuthPage } from "./auth-address";

/** The page that the page of an auth form leads back to, by its search: one of ours in any case. */
export function redirectIn(search: string): string {
  return safeRedirect(new URLSearchParams(search).get("redirectTo"), paths.home);
}

/** Where a reader who is signed in goes on to from the page of an auth form; null on any other page. */
export function pastAuthPage(pathname: string, search: string): string | null {
  if (!isAuthPage(pathname)) return null;
  return pathname.toLowerCase().startsWith(paths.join) ? paths.account : redirectIn(search);
}
