import { paths } from "~/paths";
import { type GameQuery, gameListAddress, parseGameQuery } from "./game-query";
import type { ListData } from "./list-data";
import type { ListOutcome } from "./list-outcome";

type VisibleList = { query: GameQuery; list: Extract<ListOutcome, { status: "ready" }> };

let visible: VisibleList | null = null;

/** Sets the list on the screen, which 'Load more' appends to; null once it is unmounted. */
export function setVisibleList(list: VisibleList | null): void {
  visible = list;
}

/**
 * Loads a list in the browser. If one is on the screen already, only the next page is fetched (docs/rules.md#lists); a
 * failed request leaves the page as it is.
 *
 * @param request the page's own URL
 * @param fromServer fetches the whole list
 * @throws Response when the server redirects
 */
export async function loadList(
  request: Request,
  fromServer: () => Promise<ListData>,
): Promise<ListData> {
  const query = parseGameQuery(new URL(request.url).searchParams);
  if (visible && isNext(visible, query)) {
    const { items } = visible.list;
    const page = await fetchPage(query, request.signal);
    return page.status === "ready"
      ? { query, list: { ...page, items: [...items, ...page.items] } }
      : { query, list: visible.list, isStuck: true };
  }
  try {
    return await fromServer();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { query, list: { status: "failed" } };
  }
}

function isNext({ query, list }: VisibleList, next: GameQuery): boolean {
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
