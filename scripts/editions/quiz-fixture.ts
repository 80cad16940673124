import type { BankQuestionRecord } from "~/games/questions/question-record.server";

/** A question of an edition from number 20 on that keeps every promise. */
export function questionOf(
  id: string,
  change: Partial<BankQuestionRecord> = {},
): BankQuestionRecord {
  return {
    id,
    prompt: `Which club of the valley did ${id} play for?`,
    choices: ["Aston", "Barnet", "Celtic", "Derry"],
    correctIndex: 0,
    fact: `A baker from the next street made the shirts, and two of them shrank in the rain.`,
    source: { title: "Wikipedia", kind: "encyclopedia", where: `'${id}'` },
    asOf: "2026-11-22",
    difficulty: 2,
    continent: "europe",
    era: "1950s",
    women: false,
    tags: ["club"],
    ...change,
  };
}

/** The five questions of an edition that keeps every promise; ids begin with a text. */
export function fiveQuestions(start: string): BankQuestionRecord[] {
  return [
    questionOf(`${start}-a`, { difficulty: 1 }),
    questionOf(`${start}-b`, { correctIndex: 1, continent: "africa" }),
    questionOf(`${start}-c`, { correctIndex: 2, women: true }),
    questionOf(`${start}-d`, { correctIndex: 3, tags: ["dog"], difficulty: 1 }),
    questionOf(`${start}-e`, { difficulty: 3, continent: "asia" }),
  ];
}
