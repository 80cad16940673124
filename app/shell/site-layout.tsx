import type { ReactNode } from "react";
import { Behind } from "~/ui/dialog";
import { AdSlot } from "./ad-slot";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";

type SiteLayoutProps = {
  /** What the header says of the reader's account. */
  account?: ReactNode;
  /** The dialog that lies over the page, if one does. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** What stands around every page but the quiz (spec, section 2: shared layout). */
export function SiteLayout({ account, dialog, children }: SiteLayoutProps) {
  return (
    <>
      {dialog}
      <Behind isCovered={Boolean(dialog)}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header account={account} />
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
