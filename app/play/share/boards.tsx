/** A side's result. */
export type Board = { name: string; score: string; squares: string };

/**
 * Results of one edition side by side, the first one the reader's own or the one that answers.
 *
 * @param line who has won, and by what
 */
export function Boards({ boards, line }: { boards: readonly Board[]; line: string | null }) {
  return (
    <div className="two-boards">
      <div>
        {boards.map(({ name, score, squares }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none moves.
          <p key={place}>
            <bdi className="eyebrow">{name}</bdi> <span className="board digits">{score}</span>
            <span aria-hidden="true">{squares}</span>
          </p>
        ))}
      </div>
      <p role="status">{line}</p>
    </div>
  );
}
