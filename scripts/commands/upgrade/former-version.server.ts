import * as z from "zod";
import type { Finished } from "~/play/player/records";
import type { Attempt } from "~/play/rules/attempt";
import { pointsOf } from "~/play/rules/points";
import type { Slots } from "~/play/rules/slots";

/** The only title of the version before the engine. */
export const FORMER_TITLE = "full-time-quiz";

const QUESTIONS = 5;
const WIN_PERCENT = 60;

const count = z.number().int().min(0);

const attemptSchema = z
  .object({
    id: z.string().min(1).max(64),
    edition: count.min(1),
    date: z.iso.date(),
    startedAt: z.number().int(),
    answers: z
      .array(z.object({ choice: z.number().int().min(0).max(3), at: count }))
      .max(QUESTIONS),
    late: z.boolean(),
    friendly: z.boolean().default(false),
  })
  .transform(
    ({ answers, late, friendly, ...rest }): Attempt<number> => ({
      ...rest,
      rules: 1,
      startedOn: rest.date,
      moves: answers.map(({ choice, at }) => ({ move: choice, at })),
      options: [],
      isFriendly: friendly,
      isLate: late,
    }),
  );

const recordSchema = z.object({
  days: z
    .array(z.object({ date: z.iso.date(), correct: count, total: count, elapsed: count }))
    .catch([]),
});

/** An attempt in a document of the former version; null for anything else. */
export function attemptIn(stored: unknown): Attempt<number> | null {
  return attemptSchema.safeParse(stored).data ?? null;
}

/** The results in a record of the former version, which did not store the editions of its dates. */
export function resultsIn(stored: unknown): Finished[] {
  const { days } = recordSchema.parse(stored);
  return days.map(({ date, correct, total, elapsed }) => {
    const isWin = correct * 100 >= total * WIN_PERCENT;
    const points = pointsOf({ correct, total, elapsed });
    const result = { date, edition: 0, isWin, score: correct, outOf: total, points, elapsed };
    return { slug: FORMER_TITLE, playedOn: date, result: { ...result, isLate: false } };
  });
}

/** The two attempts that stay of those at one edition: the result, and the latest one as a Friendly. */
export function slotsFrom(attempts: readonly Attempt<number>[]): Slots<number> {
  const inOrder = [...attempts].sort((one, other) => one.startedAt - other.startedAt);
  const counted = inOrder.filter(({ isFriendly }) => !isFriendly);
  const result = counted.find(({ moves }) => moves.length === QUESTIONS) ?? counted[0] ?? null;
  const latest = inOrder.at(-1) ?? null;
  const friendly = latest && latest !== result ? { ...latest, isFriendly: true } : null;
  return { result, friendly };
}
