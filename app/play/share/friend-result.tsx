import { Link } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { NOBODY } from "~/play/rules/nobody";
import type { ResultTexts } from "~/play/rules/shared-result";
import { BeatTicket, WhoseResult } from "./beat-ticket";
import { Boards, Tiles } from "./boards";

type OtherResult = { name: string; score: string; squares: string; line: string };

type FriendResultProps = {
  slug: string;
  title: string;
  /** The address of the title's painted icon. */
  icon: string;
  edition: number;
  /** The date of the edition. */
  date: string;
  /** "Thu 26 Nov". */
  day: string;
  texts: ResultTexts;
  squares: string;
  /** The address of the title's own drawing of the result, in place of its squares. */
  drawing: string | null;
  /** Whose result it is; "" for a player without a name. */
  name: string;
  /** The token of the result. */
  token: string;
  /** The result that it answers. */
  answered: OtherResult | null;
  /** The reader's own; `isTold` once the friend knows of it, or can't be told. */
  own: (OtherResult & { isTold: boolean; to: string }) | null;
  /** The address of the result for its sender, who is the reader. */
  mine: string | null;
};

/** A friend's result as a ticket, and the way to answer it: once there is an answer, both results side by side. */
export function FriendResult(props: FriendResultProps) {
  const { slug, title, icon, day, texts, squares, drawing } = props;
  const { name, token, answered, own, mine } = props;
  const met = own ?? answered;
  const friend = { name: name || NOBODY, score: texts.score, squares };
  return (
    <BeatTicket
      {...{ slug, title, icon }}
      eyebrow={
        <>
          <WhoseResult name={name} what="full time" /> · {day}
        </>
      }
      board={
        <>
          {met ? (
            <Boards boards={own ? [met, friend] : [friend, met]} line={met.line} />
          ) : (
            <>
              <p className="board beat-score digits">{texts.score}</p>
              <div className="beat-squares">
                {drawing ? (
                  <img src={drawing} alt="" width="440" height="416" />
                ) : (
                  <Tiles squares={squares} />
                )}
              </div>
            </>
          )}
          <p className="sr-only">{texts.words}</p>
        </>
      }
    >
      {!own && (
        <div>
          {!mine && texts.beat !== "" && <p className="beat-sentence">{beatText(texts)}</p>}
          <p>{texts.sentence}</p>
        </div>
      )}
      <Ways {...props} />
      {name && !mine && (
        <Link to={paths.report("signature", `${slug}.${token}`)} className="text-link">
          <Icon name="flag" />
          Report this name
        </Link>
      )}
    </BeatTicket>
  );
}

/** "Beat 3/5 in 9.5 s" */
const beatText = ({ beat, score, caption }: ResultTexts) =>
  beat ?? `Beat ${score}${caption.startsWith("in ") ? ` ${caption}` : ""}`;

/** What the reader can do: see their own link's result, play against it, tell the friend, or play again. */
function Ways({ slug, edition, date, token, name, own, mine }: FriendResultProps) {
  if (mine) {
    return (
      <LinkButton to={mine} variant="primary" reloadDocument>
        See your result
      </LinkButton>
    );
  }
  return (
    <>
      {!own?.isTold && (
        <StartAgainst {...{ slug, date }} rival={token} variant="primary">
          {own ? `Tell ${name || "your friend"}` : `Play No. ${edition}`}
        </StartAgainst>
      )}
      {own && (
        <StartAgainst {...{ slug, date }} variant={own.isTold ? "primary" : "outline"}>
          Play it as a Friendly
        </StartAgainst>
      )}
      {own && (
        <LinkButton to={own.to} size="small" reloadDocument>
          See your result
        </LinkButton>
      )}
    </>
  );
}

type StartAgainstProps = {
  slug: string;
  date: string;
  /** The token of the result to play against; left out for a Friendly. */
  rival?: string;
  variant: "primary" | "outline";
  children: string | string[];
};

/** Starts the clock of an edition at once. */
function StartAgainst({ slug, date, rival, variant, children }: StartAgainstProps) {
  return (
    <form method="post" action={paths.playTitle(slug)}>
      <input type="hidden" name="date" value={date} />
      {rival ? (
        <input type="hidden" name="rival" value={rival} />
      ) : (
        <input type="hidden" name="friendly" value="1" />
      )}
      <Button name="intent" value="start" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
