import { toFillIn } from "~/play/editions/to-fill-in.server";
import type { BankQuestionRecord } from "../question-record.server";

/** What a draft of a question says already. */
type Given = Pick<BankQuestionRecord, "id" | "correctIndex" | "difficulty" | "asOf" | "women"> &
  Partial<Record<"continent", string>> & { tags?: string; factLength?: number };

const WRONG = ["a wrong choice", "another wrong choice", "a third wrong choice"];

/** A question that is still to be written. */
export function draftQuestion({
  id,
  correctIndex,
  difficulty,
  asOf,
  women,
  continent,
  tags,
  factLength = 180,
}: Given) {
  const choices = WRONG.map(toFillIn).toSpliced(
    correctIndex,
    0,
    toFillIn("the right choice, 28 characters at most"),
  );
  return {
    id,
    prompt: toFillIn("the question, 80 characters at most, with ? at its end"),
    choices,
    correctIndex,
    fact: toFillIn(
      `what is told after the answer: one thing more, ${factLength} characters at most`,
    ),
    source: {
      title: toFillIn("who says so, such as Wikipedia"),
      kind: toFillIn("archive, book, data set, encyclopedia, laws, newspaper or organisation"),
      where: toFillIn("the page, in quotes: 'Estadio Azteca'"),
    },
    asOf,
    difficulty,
    continent:
      continent ?? toFillIn("africa, asia, europe, north-america, oceania, south-america or world"),
    era: toFillIn("a decade such as 1990s, or timeless"),
    women,
    tags: [toFillIn(tags ?? "what it is about in one word, such as final, club, coach, goal")],
  };
}
