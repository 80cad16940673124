import type { Attempt } from "~/play/rules/attempt";

/** The hidden inputs of a form that makes a move: which attempt it is, and the move's place in it. */
export function FormFields({ attempt }: { attempt: Pick<Attempt, "id" | "date" | "moves"> }) {
  return (
    <>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="attempt" value={attempt.id} />
      <input type="hidden" name="date" value={attempt.date} />
      <input type="hidden" name="index" value={attempt.moves.length} />
    </>
  );
}
