import type { ReactNode } from "react";
import { InertBehindDialog } from "~/look/ui/behind-dialog";
import { AdSlot } from "./ad-slot";
import { Dock } from "./dock";
import { Footer } from "./footer";
import { Header } from "./header";

type SiteLayoutProps = {
  /** The account part of the header. */
  account?: ReactNode;
  /** Our own HTML of a question above the page, if any. */
  question?: string | null;
  /** The dialog over the page, if any. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** The layout of every page except the quiz. */
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
