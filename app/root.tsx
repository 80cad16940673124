import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { ToastProvider } from "./look/ui/toast";
import { paths } from "./paths";
import { hasIdToken } from "./people/account/simulated-provider/simulated-provider";
import { Accented, type AccentVariables, accentRule } from "./people/profile/accented";
import { viewerTheme } from "./people/profile/viewer-theme.server";
import { canonicalUrl } from "./platform/config/product";
import { asksLite } from "./platform/preferences/lite-request.server";
import { type Preferences, parsePreferences } from "./platform/preferences/preferences";
import { takeFlash } from "./platform/session/flash.server";
import { ErrorPage } from "./shell/error-page";
import { useMainOnPathChange } from "./shell/main-on-path-change";
import { NavigationBar } from "./shell/navigation-bar";
import { PageRender } from "./shell/page-render";
import { pageConsent } from "./shell/partners/page-consent.server";
import { PagePartners } from "./shell/partners/page-partners";
import { isListed, type PageNeeds, type RouteHandle, scriptsOf } from "./shell/route-handle";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const taken = await takeFlash(request);
  return data(
    {
      flash: taken?.flash ?? null,
      preferences: parsePreferences(request.headers.get("Cookie")),
      isLite: asksLite(request),
      consent: pageConsent(request),
      ...(await viewerTheme(request, context)),
    },
    taken ? { headers: { "Set-Cookie": taken.setCookie } } : {},
  );
}

/**
 * Flash messages follow posts only, so plain navigations don't reload the root. A reload of the same page does, after a
 * log-in or log-out in a popup or another tab. Exceptions: the running quiz, which needs nothing of the root, a rejected
 * form, and a page that is about to close.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { formMethod, currentUrl, nextUrl, actionStatus = 200, actionResult } = change;
  const isPost = formMethod !== undefined && formMethod !== "GET";
  const isSamePage = currentUrl.href === nextUrl.href && currentUrl.pathname !== paths.quiz;
  return actionStatus < 400 && !hasIdToken(actionResult) && (isPost || isSamePage);
}

/** Preferences of a page that failed before they were loaded. */
const UNKNOWN = { theme: "system", motion: "system" } as const;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const handles = matches.map((match) => match.handle as RouteHandle);
  const root = useRouteLoaderData<typeof loader>("root");
  const { theme, motion } = root?.preferences ?? UNKNOWN;
  const isLitePage = root?.isLite ?? false;
  const hasDialog = new URLSearchParams(search).has("dialog");
  const { boot, nonce, hasFailed } = useContext(PageRender);
  const hasPartners = Boolean(root?.consent?.partners);
  const hasForm = matches.some(({ data }) => (data as PageNeeds)?.needsScripts);
  const needsScripts = hasDialog || hasPartners || hasForm;
  // An error page needs no scripts, and their list would tell which page has failed.
  const isStatic = isLitePage || (hasFailed && !hasDialog);
  const scripts = isStatic ? "none" : scriptsOf(handles, needsScripts);
  return (
    <html
      lang="en"
      data-boot={scripts}
      data-theme={theme === "system" ? undefined : theme}
      data-motion={motion === "system" ? undefined : motion}
      data-lite={isLitePage ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1, viewport-fit=cover${handles.at(-1)?.viewport ?? ""}`}
        />
        <ThemeColours theme={theme} />
        <Meta />
        {!hasFailed && isListed(handles, hasDialog) ? (
          <Address url={canonicalUrl(pathname)} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={paths.manifest} />
        {/* First, since it declares the order of the cascade layers. */}
        <PageStyles accent={root?.accent ?? []} />
        <Links />
        {scripts !== "none" && <Inline script={boot} nonce={nonce} />}
      </head>
      <body>
        <ToastProvider flash={root?.flash ?? null}>{children}</ToastProvider>
        {scripts !== "none" && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  const { accent, consent } = useLoaderData<typeof loader>();
  useMainOnPathChange();
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <Accented accent={accent}>
      <NavigationBar />
      <PagePartners partners={consent?.partners ?? null}>
        <Outlet />
      </PagePartners>
    </Accented>
  );
}

/** Error page for failures of the site's own layout. */
export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}

function Address({ url }: { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  );
}

/** Browser UI follows the page's theme. */
function ThemeColours({ theme }: Pick<Preferences, "theme">) {
  const media = (scheme: string) =>
    theme === "system" ? `(prefers-color-scheme: ${scheme})` : undefined;
  return (
    <>
      <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
      {theme !== "dark" && <meta name="theme-color" content="#f4f1e8" media={media("light")} />}
      {theme !== "light" && <meta name="theme-color" content="#0c1511" media={media("dark")} />}
    </>
  );
}

function PageStyles({ accent }: { accent: AccentVariables }) {
  const page = useContext(PageRender);
  const [styles] = useState(page.styles + accentRule(accent));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, allowed by its hash.
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />;
}

function Inline({ script, nonce }: { script: string; nonce: string | undefined }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own boot script, allowed by its hash.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
