import { Link, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { ErrorCard } from "~/look/ui/error-card";
import { paths, withSearch } from "~/paths";
import { GameCard } from "./game-card";
import { searchBoxId } from "./game-filters";
import { type GameQuery, gameListAddress } from "./game-query";
import type { ListOutcome } from "./list-outcome";
import { setVisibleList } from "./load-list";

type GameResultsProps = {
  query: GameQuery;
  list: ListOutcome;
  /** Whether another list is loading, and whether the next page failed to load. */
  isBusy: boolean;
  isStuck: boolean;
};

const cardId = (index: number) => `title-${index + 1}`;

/** The cards of a list, or why there are none. */
export function GameResults({ query, list, isBusy, isStuck }: GameResultsProps) {
  const firstNew = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (list.status === "failed") return;
    setVisibleList({ query, list });
    if (firstNew.current < list.items.length) {
      document.getElementById(cardId(firstNew.current))?.querySelector("a")?.focus();
      firstNew.current = Number.POSITIVE_INFINITY;
    }
    return () => setVisibleList(null);
  }, [query, list]);

  if (list.status === "failed") {
    const again = gameListAddress(paths.games, query);
    return <ErrorCard message="We couldn't load the games right now." retryTo={again} />;
  }
  const { items, nextCursor } = list;
  if (items.length === 0) return <NoMatches />;
  return (
    <>
      <ul className="games" aria-busy={isBusy}>
        {items.map((game, index) => (
          <GameCard key={game.slug} game={game} id={cardId(index)} />
        ))}
      </ul>
      {isStuck && (
        <p className="stuck" role="alert">
          We couldn't load more games. Check your connection and try again.
        </p>
      )}
      {nextCursor && (
        <MoreLink
          to={withSearch(paths.games, gameListAddress("", query), { cursor: nextCursor })}
          firstId={cardId(items.length)}
          onMore={() => {
            firstNew.current = items.length;
          }}
        />
      )}
    </>
  );
}

type MoreLinkProps = { to: string; firstId: string; onMore: () => void };

/** Links to the list with one more page; without JavaScript, to its first new card. */
function MoreLink({ to, firstId, onMore }: MoreLinkProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
    navigate(to, { replace: true });
  };
  return (
    <LinkButton to={`${to}#${firstId}`} className="more" onClick={onClick}>
      Load more
    </LinkButton>
  );
}

function NoMatches() {
  const onClear = () => document.getElementById(searchBoxId)?.focus();
  return (
    <EmptyState icon="search" title="No matches just yet">
      <p>Try another word, or have a look at everything there is.</p>
      <Link to={paths.games} className="text-link" onClick={onClear}>
        Clear search and filters
      </Link>
    </EmptyState>
  );
}
