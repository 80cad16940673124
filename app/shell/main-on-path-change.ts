import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";

/**
 * On every path change the page scrolls smoothly to its top (spec, section 2: shared layout) and its main part gets
 * the focus, as it would with a new document.
 */
export function useMainOnPathChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What the worker said of the page before (app/platform/service-worker/cache-html.ts).
    delete document.documentElement.dataset.kept;
    document.querySelector("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [pathname]);
}
