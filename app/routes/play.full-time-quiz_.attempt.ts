import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import {
  answerQuiz,
  type PlayOutcome,
  parseAnswers,
  playAgain,
  startQuiz,
} from "~/games/full-time-quiz/play.server";
import type { QuizReply } from "~/games/full-time-quiz/playing";
import { quizIntents, quizProblems } from "~/games/full-time-quiz/quiz-texts";
import { paths } from "~/paths";
import { readForm } from "~/platform/http/read-form.server";
import { retryAfter } from "~/platform/http/retry-after";

/** The address where a script plays: the same rules as the quiz's own action, answered as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === quizIntents.start) return reply(await startQuiz(request, context));
  if (intent === quizIntents.again) return reply(await playAgain(request, context));
  const answers = parseAnswers(form);
  if (!answers) return refusal(quizProblems.unknownForm);
  const attempt = String(form.get("attempt"));
  return reply(await answerQuiz(request, context, attempt, answers, playerIn(form)));
}

/** Whose answers they are: an account's, a visitor's where the field is empty; undefined where nobody says so. */
function playerIn(form: FormData): string | null | undefined {
  const player = form.get("player");
  return player === null ? undefined : String(player) || null;
}

export function loader() {
  return redirect(paths.quiz);
}

/** Where it was us who could not, there is nothing that a script could take for an answer: it tries again. */
function reply({ playing, problem, isUnavailable, isOthers, setCookies }: PlayOutcome): Response {
  if (isUnavailable) return new Response(problem, { status: 503, headers: retryAfter });
  if (isOthers) return answer({ status: "not-yours", message: problem ?? "", playing: null }, 200);
  if (problem || !playing) return refusal(problem ?? quizProblems.unknownForm, playing, setCookies);
  return answer({ status: "playing", playing }, 200, setCookies);
}

function refusal(
  message: string,
  playing: QuizReply["playing"] = null,
  setCookies: readonly string[] = [],
) {
  return answer({ status: "refused", message, playing }, playing ? 200 : 400, setCookies);
}

function answer(body: QuizReply, status: number, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return Response.json(body, { status, headers });
}
