import { Link } from "@remix-run/react";
import { ShareButton } from "~/shell/share-button";
import { duelTexts } from "./texts";

/** The challenger's page until a friend has played: the link to send. */
export function DuelWaiting({ until, url }: { until: string; url: string }) {
  return (
    <article className="card duel">
      <header className="duel-board pitch">
        <p className="eyebrow">Spot Kick · Duel by link</p>
        <h1>{duelTexts.waitingTitle}</h1>
        <p className="lead">{duelTexts.waitingLead}</p>
      </header>
      <div className="duel-stub">
        <ShareButton
          content={{ title: "Spot Kick", text: duelTexts.invitation, url }}
          label="Send the link"
          variant="primary"
          what="link"
        />
        <p className="duel-link">
          <span className="sr-only">The link: </span>
          {url}
        </p>
        <p className="muted">
          Waiting for your friend. This page shows the shoot-out as soon as it has been played; the
          link ends on {until}.
        </p>
        <Link to="" reloadDocument className="text-link">
          Look again
        </Link>
      </div>
    </article>
  );
}
