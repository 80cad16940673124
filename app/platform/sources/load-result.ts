/** The result of a source: its list, or failure. */
export type LoadResult<Item> = { status: "ready"; items: Item[] } | { status: "failed" };
