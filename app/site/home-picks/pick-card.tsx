import { Link } from "@remix-run/react";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { cached } from "~/shell/cached";
import { prefetch } from "~/shell/prefetch";
import type { HomePick } from "./home-pick";

/** A game as a card; the whole card is the link. */
function PickView({ pick }: { pick: HomePick }) {
  const { title, description, href, label, isDone, icon } = pick;
  return (
    <Card className={isDone ? "pick is-done" : "pick"}>
      <img className="pick-icon" src={icon} alt="" loading="lazy" />
      <div>
        <h3>
          <Link to={href} prefetch={prefetch} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="muted">{description}</p>
      </div>
      <p className="pick-action">
        {label}
        <Icon name={isDone ? "check" : "arrow-right"} />
      </p>
    </Card>
  );
}

const PickCard = import.meta.env.SSR ? cached("pick", PickView) : PickView;

/** Games as cards. */
export const pickCards = (picks: readonly HomePick[]) =>
  picks.map((pick) => <PickCard key={pick.id} pick={pick} />);
