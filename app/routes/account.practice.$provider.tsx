import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
  hasIdToken,
  type SimulatedProviderAnswer,
} from "~/people/account/simulated-provider/simulated-provider";
import {
  loadSimulatedProvider,
  simulatedProviderAction,
} from "~/people/account/simulated-provider/simulated-provider.server";
import { SimulatedProviderPage } from "~/people/account/simulated-provider/simulated-provider-page";
import { formHeaders } from "~/platform/http/form-headers";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "now", isPrivate: true, variesBy: ["anything"] };

export const meta: MetaFunction = () =>
  pageMeta("Practice sign-in", "Choose a practice account to play with.");

export const headers: HeadersFunction = (given) => ({
  ...formHeaders(given),
  "Cache-Control": "private, no-store",
});

export const loader = withUnavailablePage(async ({ request, params }: LoaderFunctionArgs) =>
  data(await loadSimulatedProvider(request, params.provider)),
);

export const action = withUnavailablePage(simulatedProviderAction);

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.defaultShouldRevalidate && !hasIdToken(change.actionResult);

export default function SimulatedProvider() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<SimulatedProviderAnswer>();
  return (
    <main id="main" tabIndex={-1}>
      <SimulatedProviderPage
        {...page}
        idToken={answer?.idToken ?? null}
        problem={answer?.problem ?? null}
      />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
