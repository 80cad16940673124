/** What became of a source: its list, or the fact that it could not be had. */
export type LoadResult<Item> = { status: "ready"; items: Item[] } | { status: "failed" };
