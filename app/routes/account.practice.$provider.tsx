import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PracticeAnswer } from "~/account/practice";
import { practicePage } from "~/account/practice.server";
import { PracticePage } from "~/account/practice-page";
import { formHeaders } from "~/http/form-headers";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { practiceAction as action } from "~/account/practice.server";

export const handle: RouteHandle = { scripts: "now", isPrivate: true };

export const meta: MetaFunction = () =>
  pageMeta("Practice sign-in", "Choose a practice account to play with.");

export const headers: HeadersFunction = (given) => ({
  ...formHeaders(given),
  "Cache-Control": "private, no-store",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  return data(await practicePage(request, params.provider));
}

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
