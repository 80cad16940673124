import { Link } from "@remix-run/react";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { prefetch } from "~/shell/prefetch";
import type { HomePick } from "./home-pick";

/** A game as a card; the whole card is the link. */
export function PickCard({ pick }: { pick: HomePick }) {
  const { title, description, href, actionLabel = "Play", icon } = pick;
  return (
    <Card className="pick">
      <span className="pick-icon">
        <Icon name={icon} />
      </span>
      <div>
        <h3>
          {href ? (
            <Link to={href} prefetch={prefetch} className="card-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="muted">{description}</p>
      </div>
      {href && (
        <span className="pick-action" aria-hidden="true">
          {actionLabel}
          <Icon name="arrow-right" />
        </span>
      )}
    </Card>
  );
}
