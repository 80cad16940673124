type Board = { name: string; score: string; squares: string };

/** Defined here, since few pages have them: in a stylesheet they would cost every end of a game. */
const looks = {
  all: { display: "grid", gap: "8px", textAlign: "center" },
  boards: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "8px" },
  board: { display: "grid", alignContent: "start", justifyItems: "center", gap: "4px" },
  name: { maxWidth: "100%", overflowWrap: "anywhere" },
  score: { padding: "4px 12px", fontSize: "min(2.25rem, 9vw)", lineHeight: 1.1 },
  squares: { whiteSpace: "pre-line", overflowWrap: "anywhere", lineHeight: 1.3 },
  line: { minHeight: "1.4em", fontSize: "1.375rem", fontWeight: 700 },
} as const;

/**
 * Results of one edition side by side, the first one the reader's own or the one that answers.
 *
 * @param line who has won, and by what
 */
export function Boards({ boards, line }: { boards: readonly Board[]; line: string | null }) {
  return (
    <div style={looks.all}>
      <div style={looks.boards}>
        {boards.map(({ name, score, squares }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none moves.
          <p key={place} style={looks.board}>
            <bdi className="eyebrow" style={looks.name}>
              {name}
            </bdi>{" "}
            <span className="board digits" style={looks.score}>
              {score}
            </span>
            <span style={looks.squares} aria-hidden="true">
              {squares}
            </span>
          </p>
        ))}
      </div>
      <p style={looks.line} role="status">
        {line}
      </p>
    </div>
  );
}
