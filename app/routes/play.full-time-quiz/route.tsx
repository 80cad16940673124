import type { MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { fullTimeQuizServer } from "~/games/full-time-quiz/full-time-quiz.server";
import { QuizPage } from "~/games/full-time-quiz/quiz-page";
import { asksForView } from "~/games/full-time-quiz/quiz-view";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { isCachedPage } from "~/play/offline-attempt";
import { playClientLoader } from "~/play/play-route";
import { playAction, playLoader } from "~/play/play-route.server";
import type { Offer, Playing } from "~/play/playing";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";

export { handle, headers } from "~/play/play-route";

export const links = stylesheetLinks("quiz", "share");

export const meta: MetaFunction = () =>
  pageMeta("Play the Full-Time Quiz", "Five football questions against the clock, new every day.");

export const loader = playLoader(fullTimeQuizServer, { showsLast: asksForView });

export const clientLoader = playClientLoader("full-time-quiz");

export const action = playAction(fullTimeQuizServer, {
  searchAfter: (index) => ({ q: String(index + 1) }),
});

/** Steps, dialogs and a Friendly that was begun here change the address only; another date is news. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if (change.formMethod || change.currentUrl.pathname !== change.nextUrl.pathname) {
    return change.defaultShouldRevalidate;
  }
  // Past midnight the steps name their date; offline there is nothing to ask.
  if (isCachedPage()) return false;
  return change.currentUrl.searchParams.get("date") !== change.nextUrl.searchParams.get("date");
}

type LoaderData = { playing: Playing | null; offer: Offer | null; problem: string | null };

export default function FullTimeQuiz() {
  const { playing, offer, problem } = useLoaderData() as LoaderData;
  const refusal = useActionData<{ problem: string }>();
  return <QuizPage stored={playing} offer={offer} problem={refusal?.problem ?? problem} />;
}

export function ErrorBoundary() {
  return (
    <main className="quiz">
      <ErrorPage />
    </main>
  );
}
