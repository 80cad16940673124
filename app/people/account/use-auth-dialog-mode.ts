import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { paths, withSearch } from "~/paths";
import type { AuthMode } from "./auth-form";

/** The dialog in a URL, or null. */
export function authModeOf(search: string): AuthMode | null {
  const mode = new URLSearchParams(search).get("dialog");
  return mode === "login" || mode === "signup" || mode === "forgot" ? mode : null;
}

/**
 * The auth dialog is for visitors. After a login, in this tab or another, it navigates to the page below the dialog, or
 * to the account page after joining.
 *
 * @param mode the dialog in the URL
 * @returns the dialog to show, or null
 */
export function useAuthDialogMode(mode: AuthMode | null, isSignedIn: boolean): AuthMode | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!mode || !isSignedIn) return;
    const page = withSearch(pathname, search, { dialog: null });
    navigate(mode === "signup" ? paths.account : page, { replace: true });
  }, [mode, isSignedIn, pathname, search, navigate]);
  return isSignedIn ? null : mode;
}
