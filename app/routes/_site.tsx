import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { unreadFor } from "~/community/reader-notices.server";
import siteStyles from "~/look/styles/site.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { AccountNav } from "~/people/account/account-nav";
import { isAuthPage } from "~/people/account/auth-address";
import { pastAuthPage } from "~/people/account/auth-redirect";
import { loadAuthDialog, useAuthDialog } from "~/people/account/load-auth-dialog";
import { siteAccount } from "~/people/account/site-account.server";
import { authModeOf, useAuthDialogMode } from "~/people/account/use-auth-dialog-mode";
import { useSessionSync } from "~/people/account/use-session-sync";
import { Bell } from "~/people/notices/bell";
import { attachPushToken } from "~/people/push/attach-push-token";
import type { loader as rootLoader } from "~/root";
import { ErrorPage, errorTitle } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { SiteLayout } from "~/shell/site-layout";

export const handle: RouteHandle = {
  ready: async () => {
    if (authModeOf(location.search)) await loadAuthDialog();
  },
};

export const meta: MetaFunction = ({ error }) =>
  pageMeta(error ? errorTitle(error) : null, "Five questions. One whistle.");

export const links = stylesheetLinks(siteStyles);

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-cache" });

const signedIn = { "X-Remix-Replace": "true", "Cache-Control": "private, no-store" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await siteAccount(request, context);
  const { pathname, search } = new URL(request.url);
  const next = account.user && pastAuthPage(pathname, search);
  // As a document, since all that the browser has was for a visitor.
  if (next) throw redirectDocument(next, { headers: signedIn });
  return { ...account, unread: account.user ? await unreadFor(request, context, account.user) : 0 };
}

/** Who reads the page changes only by something that was done, here or in another tab, and not refused. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if ((change.actionStatus ?? 200) >= 400) return false;
  const isSamePage = change.currentUrl.href === change.nextUrl.href;
  return change.formMethod || isSamePage ? change.defaultShouldRevalidate : false;
}

export default function Site() {
  const account = useLoaderData<typeof loader>();
  return (
    <Frame account={account}>
      <Outlet context={account} />
    </Frame>
  );
}

/** All pages fail here: an error page tells nothing of the page whose place it takes. */
export function ErrorBoundary() {
  const account = useRouteLoaderData<typeof loader>("routes/_site");
  const page = <ErrorPage />;
  return account ? <Frame account={account}>{page}</Frame> : <SiteLayout>{page}</SiteLayout>;
}

type FrameProps = { account: ReturnType<typeof useLoaderData<typeof loader>>; children: ReactNode };

function Frame({ account, children }: FrameProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { user } = account;
  const { pathname, search } = useLocation();
  const mode = useAuthDialogMode(isAuthPage(pathname) ? null : authModeOf(search), user !== null);
  const AuthDialog = useAuthDialog(mode !== null);
  useSessionSync(user?.id ?? null);
  return (
    <SiteLayout
      account={
        <AccountNav
          user={user}
          avatar={root?.avatar ?? null}
          bell={<Bell unread={account.unread} />}
          onLeave={attachPushToken}
        />
      }
      question={pathname === paths.cookies ? null : (root?.consent?.bar ?? null)}
      dialog={mode && AuthDialog ? <AuthDialog key={mode} mode={mode} account={account} /> : null}
    >
      {account.problem && <p className="site-problem">{account.problem}</p>}
      {children}
    </SiteLayout>
  );
}
