import { Link } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import type { Mode } from "./mode";

/** The first mode: a ticket with the whole picture and its action. */
export function LeadMode({ mode }: { mode: Mode }) {
  const { id, title, description, href, instead, actionLabel = "Play", hero } = mode;
  return (
    <article className="card lead-mode">
      <img className="lead-art pitch" src={hero} alt="" width={1200} height={675} />
      <div className="lead-words">
        <h2>{title}</h2>
        <p>{description}</p>
        {href ? (
          <div className="row">
            <LinkButton to={href} variant="primary">
              {actionLabel}
            </LinkButton>
            <LinkButton to={paths.game(id)}>About the game</LinkButton>
          </div>
        ) : (
          <>
            <p>
              <strong>Coming soon.</strong> {title} is still in training. Its page tells you what it
              will be.
            </p>
            <div className="row">
              {instead && (
                <LinkButton to={instead.href} variant="primary">
                  Play {instead.title}
                </LinkButton>
              )}
              <LinkButton to={paths.game(id)}>See the game</LinkButton>
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** Any other mode. The whole card is the link: to the game if it is playable, else to its page. */
export function ModeCard({ mode }: { mode: Mode }) {
  const { id, title, description, href, actionLabel = "Play", icon } = mode;
  return (
    <li className="card mode">
      <img className="mode-art" src={icon} alt="" width={128} height={128} loading="lazy" />
      <div>
        <h2>
          <Link to={href ?? paths.game(id)} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="muted">{description}</p>
        <p className={href ? "mode-action" : "mode-soon"}>
          {href ? actionLabel : "Coming soon"}
          {href && <Icon name="arrow-right" />}
        </p>
      </div>
    </li>
  );
}
