import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { Attempt } from "~/games/full-time-quiz/attempt";
import { answerOffer } from "~/games/full-time-quiz/attempt-offer.server";
import {
  answerQuiz,
  currentQuiz,
  type PlayOutcome,
  parseAnswers,
  playAgain,
  startQuiz,
} from "~/games/full-time-quiz/play.server";
import { QuizPage } from "~/games/full-time-quiz/quiz-page";
import { quizIntents, quizProblems } from "~/games/full-time-quiz/quiz-texts";
import { attemptSearch, stepSearch } from "~/games/full-time-quiz/quiz-view";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { readForm } from "~/platform/http/read-form.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

const OWN = "private, no-cache";

export const handle: RouteHandle = { scripts: "now" };

export const links = stylesheetLinks("quiz", "share");

export const meta: MetaFunction = () =>
  pageMeta("Play the Full-Time Quiz", "Five football questions against the clock, new every day.");

/** The kick-off is everybody's; an attempt is one's own. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? OWN,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { playing, problem, isUnavailable, setCookies } = await currentQuiz(request, context);
  const isOwn = playing !== null || problem !== null || setCookies.length > 0;
  const headers = withCookies(setCookies);
  headers.set("Cache-Control", isOwn ? OWN : "no-cache");
  return data({ playing, problem }, { status: isUnavailable ? 503 : 200, headers });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === quizIntents.start || intent === quizIntents.again) {
    const start = intent === quizIntents.start ? startQuiz : playAgain;
    const outcome = await start(request, context);
    return outcome.problem ? answerRefused(outcome) : leadsTo(outcome, attemptSearch);
  }
  const offer = await answerOffer(args, form);
  if (offer) return offer;
  if (intent !== "answer") return refused(quizProblems.unknownForm);
  const answers = parseAnswers(form);
  const first = answers?.[0];
  if (!first) return refused(quizProblems.noChoice);
  const outcome = await answerQuiz(request, context, String(form.get("attempt")), answers);
  if (outcome.problem) return answerRefused(outcome);
  return leadsTo(outcome, (attempt) => stepSearch(attempt, first.question));
}

function leadsTo({ playing, setCookies }: PlayOutcome, search: (attempt: Attempt) => string) {
  const to = paths.quiz + (playing ? search(playing.attempt) : "");
  return redirect(to, { status: 303, headers: withCookies(setCookies) });
}

/** An answer for another attempt leads to the one that is running; any other refusal stays on this page. */
function answerRefused({ playing, problem, isUnavailable, setCookies }: PlayOutcome) {
  const message = problem ?? quizProblems.unknownForm;
  if (playing) {
    const to = paths.quiz + attemptSearch(playing.attempt);
    return redirectWithFlash(to, { status: "warning", title: message });
  }
  return refused(message, setCookies, isUnavailable ? 503 : 400);
}

function refused(problem: string, setCookies: readonly string[] = [], status = 400) {
  return data({ problem }, { status, headers: withCookies(setCookies) });
}

function withCookies(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return headers;
}

/** Steps and dialogs change the address only; the page has all it needs to show them. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if (change.formMethod || change.currentUrl.pathname !== change.nextUrl.pathname) {
    return change.defaultShouldRevalidate;
  }
  return false;
}

export default function FullTimeQuiz() {
  const { playing, problem } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <QuizPage initial={playing} problem={refusal?.problem ?? problem} />;
}

export function ErrorBoundary() {
  return (
    <main className="quiz">
      <ErrorPage />
    </main>
  );
}
