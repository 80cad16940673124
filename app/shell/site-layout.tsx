import type { ReactNode } from "react";
import { Behind } from "~/ui/dialog";
import { AdSlot } from "./ad-slot";
import { AuthDialog, useAuthMode } from "./auth-dialog";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";

/** What stands around every page but the quiz (spec, section 2: shared layout). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const authMode = useAuthMode();
  return (
    <>
      {authMode && <AuthDialog mode={authMode} />}
      <Behind isCovered={authMode !== null}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <div className="columns">
          <AdSlot shape="rail" side="left" />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <AdSlot shape="rail" side="right" />
        </div>
        <Footer />
        <Dock />
      </Behind>
    </>
  );
}
