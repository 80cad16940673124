import { Link } from "@remix-run/react";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { prefetch } from "~/shell/prefetch";
import type { Highlight } from "./highlight";

/** A game as a card; the whole card is the link. */
export function HighlightCard({ highlight }: { highlight: Highlight }) {
  const { title, description, href, actionLabel = "Play", icon } = highlight;
  return (
    <Card className="highlight">
      <span className="highlight-icon">
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
        <span className="highlight-action" aria-hidden="true">
          {actionLabel}
          <Icon name="arrow-right" />
        </span>
      )}
    </Card>
  );
}
