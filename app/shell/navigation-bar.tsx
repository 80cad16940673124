import { useNavigation } from "@remix-run/react";

/** A thin progress bar at the top while the next page loads. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : (
    <div className="navigation-bar" role="progressbar" aria-label="Loading" />
  );
}
