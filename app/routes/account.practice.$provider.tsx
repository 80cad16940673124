import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { hasItsWord, type PracticeAnswer } from "~/people/account/simulated-provider/practice";
import { practiceAction, practicePage } from "~/people/account/simulated-provider/practice.server";
import { PracticePage } from "~/people/account/simulated-provider/practice-page";
import { formHeaders } from "~/platform/http/form-headers";
import { reachable } from "~/platform/identity/reachable.server";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "now", isPrivate: true };

export const meta: MetaFunction = () =>
  pageMeta("Practice sign-in", "Choose a practice account to play with.");

export const headers: HeadersFunction = (given) => ({
  ...formHeaders(given),
  "Cache-Control": "private, no-store",
});

export const loader = reachable(async ({ request, params }: LoaderFunctionArgs) =>
  data(await practicePage(request, params.provider)),
);

export const action = reachable(practiceAction);

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.defaultShouldRevalidate && !hasItsWord(change.actionResult);

export default function Practice() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<PracticeAnswer>();
  return (
    <main id="main" tabIndex={-1}>
      <PracticePage {...page} idToken={answer?.idToken ?? null} problem={answer?.problem ?? null} />
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
