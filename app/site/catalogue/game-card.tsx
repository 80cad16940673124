import { Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { prefetch } from "~/shell/prefetch";
import type { GameCardView } from "./game-views";
import { ON_THE_HOUSE } from "./labels";

/** A game as a ticket with its picture as the stub. The whole card is the link. */
export function GameCard({ game, id }: { game: GameCardView; id: string }) {
  const { slug, title, subtitle, category, rating, price, isNew, isOnTheHouse, icon, hero } = game;
  return (
    <li className="card game" id={id}>
      <picture className="game-art pitch">
        <source media="(min-width: 40rem)" srcSet={hero} width={1200} height={675} />
        <img src={icon} alt="" width={128} height={128} />
      </picture>
      <div className="game-words">
        <h2>
          <Link to={paths.game(slug)} prefetch={prefetch} className="card-link">
            {title}
          </Link>
        </h2>
        {isNew && <Badge>New</Badge>}
        <p>{subtitle}</p>
        <p className="game-facts muted">
          <span className="rating">
            <Icon name="star" />
            <span className="sr-only">Rated </span>
            {rating}
          </span>
          <span>{category}</span>
          <span>{price}</span>
          {isOnTheHouse && <span>{ON_THE_HOUSE}</span>}
        </p>
      </div>
    </li>
  );
}
