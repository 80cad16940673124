import { paths } from "~/paths";
import type { Answers } from "~/play/rules/playing";

/** What friends have answered, with the way to end the link. */
export function AnswerList({ finish, lines, isOpen }: Answers) {
  return (
    <>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none moves.
          <li key={place}>{line}</li>
        ))}
      </ul>
      {isOpen && (
        <form method="post" action={paths.signature}>
          <input type="hidden" name="finish" value={finish} />
          <button type="submit" name="intent" value="end" className="text-link">
            End this link
          </button>
        </form>
      )}
    </>
  );
}
