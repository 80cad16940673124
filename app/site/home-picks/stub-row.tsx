import { Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { StartForm } from "~/play/screen/start-form";
import type { Stub } from "./stub";

/** A title of the day's ticket, with its stub: to be played now, later, or torn off. Then one link covers the row. */
export function StubRow({ stub: one }: { stub: Stub }) {
  const { slug, title, icon, href, state, isNext, isPerfect, badge, text, label } = one;
  return (
    <li className={`stub is-${state}${isNext ? " is-next" : ""}${isPerfect ? " is-perfect" : ""}`}>
      {!isNext && <img className="pick-icon" src={icon} alt="" loading="lazy" />}
      <div className="stub-words">
        {badge && <Badge>{badge}</Badge>}
        <h3>
          <Link to={href} className={state === "done" ? "card-link" : undefined}>
            {title}
          </Link>
        </h3>
        <p className="muted">{text}</p>
        {isNext &&
          label &&
          (state === "open" ? (
            <StartForm slug={slug} label={label} />
          ) : (
            <LinkButton to={href} variant="primary">
              {label}
            </LinkButton>
          ))}
      </div>
      <TearOff {...one} />
    </li>
  );
}

/** The part beyond the perforation. Of a title for later it is the button itself. */
function TearOff({ slug, title, href, state, isNext, label, stub, size }: Stub) {
  const [large, small] = stub;
  const number = <span className={`digits is-${size}`}>{large}</span>;
  if (isNext || state === "done") {
    return (
      <p className="tear">
        {number} {small}
      </p>
    );
  }
  if (state === "running") {
    return (
      <Link to={href} className="tear" aria-label={`${label} ${title}`}>
        {number} {label}
      </Link>
    );
  }
  return (
    <form method="post" action={paths.playTitle(slug)}>
      <button
        type="submit"
        className="tear"
        name="intent"
        value="start"
        aria-label={`Play ${title}`}
      >
        {number} {label}
      </button>
    </form>
  );
}
