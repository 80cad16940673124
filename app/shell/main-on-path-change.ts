import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";

/**
 * On every path change, scrolls smoothly to the top and focuses the main element, as
 * loading a document would.
 */
export function useMainOnPathChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The service worker's note on the previous page (app/platform/service-worker/cache-html.ts).
    delete document.documentElement.dataset.kept;
    document.querySelector("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [pathname]);
}
