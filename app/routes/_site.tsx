import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { product } from "~/config/product";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import { SiteLayout } from "~/shell/site-layout";

export const meta: MetaFunction = ({ error }) =>
  pageMeta(error ? "Unexpected Application Error!" : null, product.tagline);

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-cache" });

export default function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary() {
  return (
    <SiteLayout>
      <ErrorPage />
    </SiteLayout>
  );
}
