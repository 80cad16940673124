import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/forms/read-form.server";
import { retrySoon } from "~/http/retry-after";
import { paths } from "~/paths";
import { answerQuiz, type PlayOutcome, parseAnswers, startQuiz } from "~/quiz/play.server";
import type { QuizReply } from "~/quiz/playing";
import { quizProblems } from "~/quiz/quiz-texts";

/** The address where a script plays: the same rules as the quiz's own action, answered as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "start") return reply(await startQuiz(request, context));
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
function reply({ playing, problem, isUnavailable, isOthers, setCookie }: PlayOutcome): Response {
  if (isUnavailable) return new Response(problem, { status: 503, headers: retrySoon });
  if (isOthers) return answer({ status: "not-yours", message: problem ?? "", playing: null }, 200);
  if (problem || !playing) return refusal(problem ?? quizProblems.unknownForm, playing, setCookie);
  return answer({ status: "playing", playing }, 200, setCookie);
}

function refusal(message: string, playing: QuizReply["playing"] = null, setCookie?: string | null) {
  return answer({ status: "refused", message, playing }, playing ? 200 : 400, setCookie);
}

function answer(body: QuizReply, status: number, setCookie: string | null = null): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", ...(setCookie && { "Set-Cookie": setCookie }) },
  });
}
