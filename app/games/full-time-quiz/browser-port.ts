import { showToast } from "~/look/ui/toast-event";
import { paths } from "~/paths";
import type { SyncPort } from "./answer-sync";
import type { QuizReply } from "./playing";
import { type StartIntent, sentToast } from "./quiz-texts";
import { readWaiting, writeWaiting } from "./waiting-answers";

/** Asks the server to start, or go on with, today's quiz, or to start a Friendly. Throws when it could not be reached. */
export function postStart(intent: StartIntent): Promise<QuizReply> {
  return post({ intent });
}

/** Posts to the quiz's address for scripts; `keepalive` lets an answer out even when the page is being left. */
async function post(fields: Record<string, string>): Promise<QuizReply> {
  const response = await fetch(paths.quizAttempt, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "application/json" },
    keepalive: true,
  });
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
    throw new Error(`The quiz answered with status ${response.status}.`);
  }
  return response.json();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
  });
}

/** Old browsers have no locks: there two tabs may send the same, of which the server takes one. */
async function alone<Result>(attemptId: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request(`quiz:${attemptId}`, work) : work();
}

function tell(reply: QuizReply): void {
  showToast(reply.status === "playing" ? sentToast : { status: "warning", title: reply.message });
}

/**
 * How a browser sends the answers of an attempt.
 *
 * @param player whose it is: an account's id, or null for a visitor
 */
export const browserPort = (player: string | null): SyncPort => ({
  post: (attempt, answers) =>
    post({ intent: "answer", attempt, player: player ?? "", answers: JSON.stringify(answers) }),
  read: (attemptId) => readWaiting(attemptId)?.answers ?? null,
  write: (attemptId, answers) => writeWaiting(attemptId, player, answers),
  alone,
  wait,
  tell,
});
