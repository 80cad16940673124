import { questionOf } from "../../../../scripts/editions/quiz-fixture";
import type { DailyQuestionRecord } from "../bank-file.server";

/** The ten questions of an edition that keeps every promise; ids begin with a text. */
export function tenQuestions(start: string): DailyQuestionRecord[] {
  const changes = new Map<number, Partial<DailyQuestionRecord>>([
    [0, { difficulty: 1 }],
    [1, { difficulty: 1, continent: "africa" }],
    [2, { continent: "asia" }],
    [3, { women: true }],
    [8, { difficulty: 3 }],
    [9, { difficulty: 3 }],
  ]);
  return Array.from({ length: 10 }, (_, place) =>
    questionOf(`${start}-${place}`, {
      correctIndex: ([0, 1, 2, 3] as const)[place % 4] ?? 0,
      ...changes.get(place),
    }),
  );
}
