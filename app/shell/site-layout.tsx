import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/ui/confetti";
import { AdSlot } from "./ad-slot";
import { AuthDialog } from "./auth-dialog";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";

/** What stands around every page but the quiz (spec, section 2: shared layout). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const main = useMainOnPathChange();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <div className="columns">
        <AdSlot shape="rail" className="rail-start" />
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <AdSlot shape="rail" className="rail-end" />
      </div>
      <Footer />
      <Dock />
      <AuthDialog />
    </>
  );
}

/** On every path change the page scrolls smoothly to its top and the new content gets the focus. */
function useMainOnPathChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [pathname]);
  return main;
}
