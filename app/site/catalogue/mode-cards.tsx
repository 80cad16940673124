import { Link } from "@remix-run/react";
import { stateLabel } from "~/games/title-state";
import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { StartForm } from "~/play/screen/start-form";
import type { Mode } from "./mode";

/** The first mode: a ticket with the whole picture, its numbers and its actions. */
export function LeadMode({ mode }: { mode: Mode }) {
  const { id, title, description, hero, state, edition, best, optionsPath } = mode;
  return (
    <article className="card lead-mode">
      <img className="lead-art pitch" src={hero} alt="" width={1200} height={675} />
      <div className="lead-words">
        <h2>{title}</h2>
        <p>{description}</p>
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
            <StartForm slug={id} label="Play" />
          ) : (
            <LinkButton to={paths.playTitle(id)} variant="primary">
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
      </div>
    </article>
  );
}

/** Any other mode. The whole card is the link to the game. */
export function ModeCard({ mode }: { mode: Mode }) {
  const { id, title, description, icon, state } = mode;
  const isDone = state.name === "done";
  return (
    <li className={`card mode is-${state.name}`}>
      <img className="mode-art" src={icon} alt="" width={128} height={128} loading="lazy" />
      <div>
        <h2>
          <Link to={paths.playTitle(id)} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="muted">{description}</p>
        <p className="mode-action">
          {isDone && <span className="sr-only">Done: </span>}
          {stateLabel(state)}
          <Icon name={isDone ? "check" : "arrow-right"} />
        </p>
      </div>
    </li>
  );
}
