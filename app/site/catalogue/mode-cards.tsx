import { Link } from "@remix-run/react";
import { stateLabel } from "~/games/title-state";
import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { StartForm } from "~/play/start-form";
import type { Mode } from "./mode";

/** The first mode: a ticket with the whole picture and its action. */
export function LeadMode({ mode }: { mode: Mode }) {
  const { id, title, description, href, instead, hero } = mode;
  return (
    <article className="card lead-mode">
      <img className="lead-art pitch" src={hero} alt="" width={1200} height={675} />
      <div className="lead-words">
        <h2>{title}</h2>
        <p>{description}</p>
        {href ? (
          <OpenLead mode={mode} href={href} />
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

/** The first mode's numbers and actions, if it can be played. */
function OpenLead({ mode, href }: { mode: Mode; href: string }) {
  const { id, state, actionLabel = "Play", edition, best, optionsPath } = mode;
  return (
    <>
      <dl className="lead-facts">
        <div>
          <dt>Edition</dt>
          <dd className="digits">No. {edition}</dd>
        </div>
        {state.name === "done" && (
          <div>
            <dt>Today</dt>
            <dd className="digits">{stateLabel(state)}</dd>
          </div>
        )}
        {best && (
          <div>
            <dt>Your best</dt>
            <dd className="digits">{best}</dd>
          </div>
        )}
      </dl>
      <div className="row">
        {state.name === "open" ? (
          <StartForm slug={id} label={actionLabel} />
        ) : (
          <LinkButton to={href} variant="primary">
            {state.name === "running" ? stateLabel(state) : "See your result"}
          </LinkButton>
        )}
        <LinkButton to={paths.game(id)}>About the game</LinkButton>
        {state.name === "open" && optionsPath && (
          <Link to={optionsPath} className="text-link">
            Play with options
          </Link>
        )}
      </div>
    </>
  );
}

/** Any other mode. The whole card is the link: to the game if it is playable, else to its page. */
export function ModeCard({ mode }: { mode: Mode }) {
  const { id, title, description, href, actionLabel, icon, state } = mode;
  const isDone = state.name === "done";
  return (
    <li className={`card mode is-${state.name}`}>
      <img className="mode-art" src={icon} alt="" width={128} height={128} loading="lazy" />
      <div>
        <h2>
          <Link to={href ?? paths.game(id)} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="muted">{description}</p>
        <p className={href ? "mode-action" : "mode-soon"}>
          {isDone && <span className="sr-only">Done: </span>}
          {href ? stateLabel(state, actionLabel) : "Coming soon"}
          {href && <Icon name={isDone ? "check" : "arrow-right"} />}
        </p>
      </div>
    </li>
  );
}
