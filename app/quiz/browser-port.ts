import { paths } from "~/paths";
import type { SyncPort } from "./answer-sync";
import type { GivenAnswer, QuizReply } from "./playing";

const storageKey = (attemptId: string) => `quiz:${attemptId}`;

/** Asks the server to start, or go on with, today's quiz. Throws when it could not be reached. */
export function postStart(): Promise<QuizReply> {
  return post({ intent: "start" });
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

function read(attemptId: string): GivenAnswer[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(attemptId)) ?? "[]");
  } catch {
    return [];
  }
}

function write(attemptId: string, answers: GivenAnswer[]): void {
  try {
    if (answers.length === 0) sessionStorage.removeItem(storageKey(attemptId));
    else sessionStorage.setItem(storageKey(attemptId), JSON.stringify(answers));
  } catch {
    // Storage may be full or forbidden: the answers still go out, they only don't survive a reload.
  }
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

/** How a browser sends its answers. */
export const browserPort: SyncPort = {
  post: (attemptId, answers) =>
    post({ intent: "answer", attempt: attemptId, answers: JSON.stringify(answers) }),
  read,
  write,
  wait,
};
