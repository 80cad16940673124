import { LinkButton } from "~/look/ui/button";
import { InlineCountdown } from "~/look/ui/countdown";
import { paths } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { shareUrl } from "~/shell/share-url";
import type { TicketResult } from "./ticket";

type FullTimeProps = {
  result: TicketResult | null;
  now: number;
  nextAt: number;
  shareText: string | null;
};

/** The ticket at full time: the score, sharing, and when the next quiz comes. */
export default function FullTime({ result, now, nextAt, shareText }: FullTimeProps) {
  return (
    <>
      {result && (
        <p className={`ticket-score digits ${result.score === result.outOf ? "is-perfect" : ""}`}>
          <span className="sr-only">Full time </span>
          <strong>
            {result.score}–{result.outOf}
          </strong>
          {result.time && <span>{result.time}</span>}
        </p>
      )}
      <div className="row">
        <LinkButton to={paths.quiz} variant="primary">
          See your result
        </LinkButton>
        {shareText && (
          <ShareButton
            content={{ title: "Full-Time Quiz", text: shareText, url: shareUrl(paths.quiz) }}
            label="Share"
            variant="outline"
            what="results"
          />
        )}
      </div>
      <p className="muted">
        Tomorrow's quiz in <InlineCountdown target={nextAt} renderedAt={now} />
      </p>
    </>
  );
}
