import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/forms/read-form.server";
import { paths } from "~/paths";
import {
  answerQuiz,
  currentQuiz,
  type PlayOutcome,
  parseAnswers,
  startQuiz,
} from "~/quiz/play.server";
import { QuizPage } from "~/quiz/quiz-page";
import { quizProblems } from "~/quiz/quiz-texts";
import { stepSearch } from "~/quiz/quiz-view";
import { redirectWithFlash } from "~/session/flash.server";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { sheetLinks } from "~/shell/sheets";

const OWN = "private, no-cache";

export const handle: RouteHandle = { scripts: "now" };

export const links = sheetLinks("quiz", "share");

export const meta: MetaFunction = () =>
  pageMeta("Play the Full-Time Quiz", "Five football questions against the clock, new every day.");

/** The kick-off is everybody's; an attempt is one's own. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? OWN,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { playing, problem, isUnavailable, setCookie } = await currentQuiz(request, context);
  const isOwn = playing !== null || problem !== null || setCookie !== null;
  const headers = new Headers(withCookie(setCookie).headers);
  headers.set("Cache-Control", isOwn ? OWN : "no-cache");
  return data({ playing, problem }, { status: isUnavailable ? 503 : 200, headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "start") {
    const outcome = await startQuiz(request, context);
    return outcome.problem ? answerRefused(outcome) : leadsTo(paths.quiz, outcome);
  }
  if (intent !== "answer") return refused(quizProblems.unknownForm);
  const answers = parseAnswers(form);
  if (!answers?.[0]) return refused(quizProblems.noChoice);
  const outcome = await answerQuiz(request, context, String(form.get("attempt")), answers);
  const to = paths.quiz + stepSearch(answers[0].question);
  return outcome.problem ? answerRefused(outcome) : leadsTo(to, outcome);
}

function leadsTo(to: string, { setCookie }: PlayOutcome) {
  return redirect(to, { status: 303, ...withCookie(setCookie) });
}

/** An answer for another attempt leads to the one that is running; any other refusal stays on this page. */
function answerRefused({ playing, problem, isUnavailable, setCookie }: PlayOutcome) {
  const message = problem ?? quizProblems.unknownForm;
  if (playing) return redirectWithFlash(paths.quiz, { status: "warning", title: message });
  return refused(message, setCookie, isUnavailable ? 503 : 400);
}

function refused(problem: string, setCookie: string | null = null, status = 400) {
  return data({ problem }, { status, ...withCookie(setCookie) });
}

function withCookie(setCookie: string | null): { headers?: HeadersInit } {
  return setCookie ? { headers: { "Set-Cookie": setCookie } } : {};
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
