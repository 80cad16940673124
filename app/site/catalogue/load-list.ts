import { paths } from "~/paths";
import { type GameQuery, gameListAddress, parseGameQuery } from "./game-query";
import type { ListData } from "./list-data";
import type { ListOutcome } from "./list-outcome";

type Shown = { query: GameQuery; list: Extract<ListOutcome, { status: "ready" }> };

let shown: Shown | null = null;

/** Says which list is on the screen, so that 'Load more' can add to it; null when it has gone. */
export function keepShown(list: Shown | null): void {
  shown = list;
}

/**
 * Loads a list by script. Of the one on the screen only the next page is fetched (design, section 4: load more);
 * a line that fails leaves the page standing.
 *
 * @param request the page's own address
 * @param fromServer fetches the whole list
 * @throws Response when the server sends the browser elsewhere
 */
export async function loadList(
  request: Request,
  fromServer: () => Promise<ListData>,
): Promise<ListData> {
  const query = parseGameQuery(new URL(request.url).searchParams);
  if (shown && isNext(shown, query)) {
    const { items } = shown.list;
    const page = await fetchPage(query, request.signal);
    return page.status === "ready"
      ? { query, list: { ...page, items: [...items, ...page.items] } }
      : { query, list: shown.list, isStuck: true };
  }
  try {
    return await fromServer();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { query, list: { status: "failed" } };
  }
}

function isNext({ query, list }: Shown, next: GameQuery): boolean {
  const filters = (one: GameQuery) => gameListAddress("", { ...one, page: 1 });
  return list.nextCursor === `page:${next.page}` && filters(query) === filters(next);
}

async function fetchPage(query: GameQuery, signal: AbortSignal): Promise<ListOutcome> {
  try {
    const response = await fetch(gameListAddress(paths.gamesPage, query), { signal });
    return await response.json();
  } catch {
    return { status: "failed" };
  }
}
