import twoBoardsStyles from "~/look/styles/boards/two-boards.css?url";
import { saysRightOrWrong } from "~/play/rules/shared-result";
import { tileOf } from "./tiles";

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
      <link rel="stylesheet" href={twoBoardsStyles} />
      <div>
        {Array.from(boards.entries(), ([place, { name, score, squares }]) => (
          <p key={place}>
            <bdi className="eyebrow">{name}</bdi> <span className="board digits">{score}</span>
            <Tiles squares={squares} />
          </p>
        ))}
      </div>
      <p role="status">{line}</p>
    </div>
  );
}

/** Squares as tiles, which look the same everywhere; right and wrong are told apart by a sign as well. A tile is 1em wide. */
export function Tiles({ squares }: { squares: string }) {
  const rows = squares.split("\n").map((row, y) => ({ y, tiles: Array.from(row) }));
  const width = Math.max(...rows.map(({ tiles }) => tiles.length));
  if (width === 0) return null;
  const hasSigns = saysRightOrWrong(squares);
  return (
    <svg width={`${width}em`} viewBox={`0 0 ${width} ${rows.length}`} aria-hidden="true">
      {rows.map(({ y, tiles }) => (
        <g key={y}>
          {tiles.map((square, x) => {
            const { fill, sign } = tileOf(square);
            const at = `translate(${x + 0.06} ${y + 0.06}) scale(.88)`;
            return (
              <g key={at} transform={at}>
                <rect width="1" height="1" rx=".18" fill={fill} stroke="#0003" strokeWidth=".06" />
                {hasSigns && sign && <path d={sign} fill="none" stroke="#fff" strokeWidth=".12" />}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
