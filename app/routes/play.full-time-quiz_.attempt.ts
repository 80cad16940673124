import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/forms/read-form.server";
import { paths } from "~/paths";
import { answerQuiz, type PlayOutcome, parseAnswers, startQuiz } from "~/quiz/play.server";
import type { QuizReply } from "~/quiz/playing";
import { quizProblems } from "~/quiz/quiz-texts";

/** The address where a script plays: the same rules as the quiz's own action, answered as JSON. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "start") return reply(await startQuiz(request));
  const answers = parseAnswers(form);
  if (!answers) return reply({ playing: null, problem: quizProblems.unknownForm, setCookie: null });
  return reply(await answerQuiz(request, String(form.get("attempt")), answers));
}

export function loader() {
  return redirect(paths.quiz);
}

function reply({ playing, problem, setCookie }: PlayOutcome): Response {
  const body: QuizReply =
    playing && !problem
      ? { status: "playing", playing }
      : { status: "refused", message: problem ?? quizProblems.unknownForm, playing };
  return Response.json(body, {
    status: body.playing ? 200 : 400,
    headers: { "Cache-Control": "no-store", ...(setCookie && { "Set-Cookie": setCookie }) },
  });
}
