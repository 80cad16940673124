import { useNavigation } from "@remix-run/react";

/** A thin line that runs along the top while the next page is on its way. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : (
    <div className="navigation-bar" role="progressbar" aria-label="Loading" />
  );
}
