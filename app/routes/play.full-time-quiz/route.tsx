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

export const handle: RouteHandle = { scripts: "now" };

export const links = sheetLinks("quiz");

export const meta: MetaFunction = () =>
  pageMeta("Play the Full-Time Quiz", "Five football questions against the clock, new every day.");

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { playing, problem, setCookie } = await currentQuiz(request);
  return data({ playing, problem }, withCookie(setCookie));
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "start") {
    const { setCookie } = await startQuiz(request);
    return redirect(paths.quiz, { status: 303, ...withCookie(setCookie) });
  }
  if (intent !== "answer") return refused(quizProblems.unknownForm);
  const answers = parseAnswers(form);
  if (!answers?.[0]) return refused(quizProblems.noChoice);
  const outcome = await answerQuiz(request, String(form.get("attempt")), answers);
  return outcome.problem
    ? answerRefused(outcome)
    : redirect(paths.quiz + stepSearch(answers[0].question), {
        status: 303,
        ...withCookie(outcome.setCookie),
      });
}

/** An answer for another attempt leads to the one that is running; any other refusal stays on this page. */
function answerRefused({ playing, problem, setCookie }: PlayOutcome) {
  const message = problem ?? quizProblems.unknownForm;
  if (playing) return redirectWithFlash(paths.quiz, { status: "warning", title: message });
  return refused(message, setCookie);
}

function refused(problem: string, setCookie: string | null = null) {
  return data({ problem }, { status: 400, ...withCookie(setCookie) });
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
