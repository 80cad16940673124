import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { SEARCH_MAX_LENGTH } from "~/platform/http/search-text";
import { type Category, categories } from "./game";
import { type GameQuery, gameListAddress } from "./game-query";
import { useGameSearch } from "./use-game-search";

/** The search box's id, for the link of an empty list. */
export const searchBoxId = "games-search";

const chips: (Category | null)[] = [null, ...categories];

/** Search and sort order in a GET form, and a link for each category. */
export function GameFilters({ query }: { query: GameQuery }) {
  const { form, onSubmit, onType, onSort } = useGameSearch(query);
  return (
    <div className="filters">
      <search>
        <form
          ref={form}
          action={paths.games}
          className="filter-form"
          // After a step back the browser would restore values that differ from the URL.
          autoComplete="off"
          onSubmit={onSubmit}
        >
          <div className="search-box">
            <label className="sr-only" htmlFor={searchBoxId}>
              Search games
            </label>
            <input
              id={searchBoxId}
              type="search"
              name="q"
              defaultValue={query.q}
              maxLength={SEARCH_MAX_LENGTH}
              placeholder="Title or tag"
              enterKeyHint="search"
              onChange={onType}
            />
            <button type="submit" className="icon-button" aria-label="Search">
              <Icon name="search" />
            </button>
          </div>
          {query.category && (
            <input type="hidden" name="category" value={query.category.toLowerCase()} />
          )}
          <label className="sort-box">
            Sort
            <select name="sort" defaultValue={query.sort} onChange={onSort}>
              <option value="popular">Popular</option>
              <option value="new">Newest</option>
            </select>
          </label>
        </form>
      </search>
      <nav aria-label="Categories" className="row">
        {chips.map((category) => (
          <Link
            key={category}
            to={gameListAddress(paths.games, { ...query, category, page: 1 })}
            className="chip"
            aria-current={category === query.category || undefined}
          >
            {category ?? "All"}
          </Link>
        ))}
      </nav>
    </div>
  );
}
