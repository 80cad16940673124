import type { ReactNode } from "react";
import { InertBehindDialog } from "~/look/ui/dialog";
import { AdSlot } from "./ad-slot";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";

type SiteLayoutProps = {
  /** What the header says of the reader's account. */
  account?: ReactNode;
  /** What is asked of the reader before the page, if anything is, as our own HTML. */
  question?: string | null;
  /** The dialog that lies over the page, if one does. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** What stands around every page but the quiz (spec, section 2: shared layout). */
export function SiteLayout({ account, question, dialog, children }: SiteLayoutProps) {
  return (
    <>
      {dialog}
      <InertBehindDialog isCovered={Boolean(dialog)}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header account={account} />
        {question && <Question html={question} />}
        <div className="columns">
          <AdSlot shape="rail" side="left" />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <AdSlot shape="rail" side="right" />
        </div>
        <Footer />
        <Dock />
      </InertBehindDialog>
    </>
  );
}

function Question({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by our own server.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
