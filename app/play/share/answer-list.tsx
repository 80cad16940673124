import { paths } from "~/paths";
import type { Answers } from "~/play/rules/playing";

/** What friends have answered. */
export function AnswerList({ lines }: Pick<Answers, "lines">) {
  return (
    <ul className="answers">
      {Array.from(lines.entries(), ([place, line]) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}

/** Ends the link to a result. */
export function EndLink({ finish }: Pick<Answers, "finish">) {
  return (
    <form method="post" action={paths.signature}>
      <input type="hidden" name="finish" value={finish} />
      <button type="submit" name="intent" value="end" className="text-link">
        End this link
      </button>
    </form>
  );
}
