import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { type ResultTexts, saysRightOrWrong } from "~/play/rules/shared-result";

type FriendResultProps = {
  slug: string;
  title: string;
  /** The address of the title's painted icon. */
  icon: string;
  edition: number;
  texts: ResultTexts;
  squares: string;
  /** The address to play the same edition. */
  to: string;
};

/** A friend's result as a ticket, and the way to answer it. */
export function FriendResult(props: FriendResultProps) {
  const { slug, title, icon, edition, texts, squares, to } = props;
  return (
    <article className="card beat" data-game={slug}>
      <header className="beat-board pitch">
        <img src={icon} alt="" width="72" height="72" />
        <p className="eyebrow">A friend's full time · No. {edition}</p>
        <h1>{title}</h1>
        <p className="board beat-score digits">{texts.score}</p>
        <Squares squares={squares} />
        <p className="sr-only">{texts.words}</p>
      </header>
      <div className="beat-stub">
        <p className="beat-sentence">{texts.sentence}</p>
        <LinkButton to={to} variant="primary">
          Play No. {edition}
        </LinkButton>
      </div>
    </article>
  );
}

const SIGNS = { "🟩": "check", "🟥": "x", "🔁": "arrow-down-up" } as const;

/** Tiles, which look the same everywhere; right and wrong are told apart by a sign as well. */
function Squares({ squares }: { squares: string }) {
  const hasSigns = saysRightOrWrong(squares);
  return (
    <div className="beat-squares" aria-hidden="true">
      {Array.from(squares.split("\n").entries(), ([line, row]) => (
        <p key={line}>
          {Array.from(Array.from(row).entries(), ([place, square]) => (
            <span key={place} data-square={square}>
              {hasSigns && square in SIGNS && <Icon name={SIGNS[square as keyof typeof SIGNS]} />}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
