import { encodeCursor } from "~/platform/storage/document-rules";
import type { DocumentStore, StoredDocument } from "~/platform/storage/document-store";
import { placeIn } from "~/play/rules/rank";
import { crowdKey, FINISHES } from "./finishes.server";
import { STANDINGS, standingsTable } from "./standings.server";
import { rowsBefore } from "./table-places.server";

/** A table: of the finishes of an edition, or of what a week or a season comes to. */
export type Table = { collection: string; where: Record<string, string> };

/** A row: whose it is, the place it shares with its equals, and what its document says. */
export type TableRow = { id: string; place: number } & Pick<StoredDocument, "data">;

type Reader = Pick<DocumentStore, "query" | "count">;

/** The rows that a table shows, and so many before and after one's own. */
const ROWS = 20;
const AROUND = 2;

const upwards = { field: "rank", direction: "asc" } as const;
const downwards = { field: "rank", direction: "desc" } as const;
/** Behind every rank. */
const LAST = "~";

/** The table of an edition. */
export const dayTable = (slug: string, date: string): Table => ({
  collection: FINISHES,
  where: { edition: crowdKey(slug, date) },
});

/** The table of a date's week or season. */
export const spanTable = (slug: string, span: "week" | "season", date: string): Table => ({
  collection: STANDINGS,
  where: { table: standingsTable(slug, span, date) },
});

/**
 * The first rows of a table, and how many there are.
 *
 * @throws DocumentStoreError
 */
export async function readTable(
  store: Reader,
  { collection, where }: Table,
): Promise<{ rows: TableRow[]; count: number }> {
  const [{ documents }, count] = await Promise.all([
    store.query(collection, { where, orderBy: upwards, limit: ROWS }),
    rowsBefore(store, { collection, where }, LAST),
  ]);
  return { rows: withPlaces(documents, { ahead: 0, place: 1 }), count };
}

/**
 * A row of a table with the two before and the two after it. Its place is at most 30 seconds old (`rowsBefore`).
 *
 * @param id the row's document
 * @returns none if it is in no place of the table
 * @throws DocumentStoreError
 */
export async function rowsAround(
  store: Reader & Pick<DocumentStore, "get">,
  { collection, where }: Table,
  id: string,
): Promise<TableRow[]> {
  const own = await store.get(collection, id);
  const rank = own?.rank;
  if (!own || typeof rank !== "string") return [];
  const beside = { where, limit: AROUND, cursor: encodeCursor({ value: rank, id }) };
  const [before, after] = await Promise.all([
    store.query(collection, { ...beside, orderBy: downwards }),
    store.query(collection, { ...beside, orderBy: upwards }),
  ]);
  const documents = [...before.documents.toReversed(), { id, data: own }, ...after.documents];
  const first = rankOf(documents[0]);
  const better = await rowsBefore(store, { collection, where }, placeIn(first));
  const ahead = await rowsBefore(store, { collection, where }, first);
  return withPlaces(documents, { ahead, place: better + 1 });
}

/** @param first how many rows are before the first one, and its place */
function withPlaces(
  documents: readonly StoredDocument[],
  first: { ahead: number; place: number },
): TableRow[] {
  let { place } = first;
  return documents.map((document, index) => {
    const isShared = index > 0 && isEqual(document, documents[index - 1]);
    if (index > 0 && !isShared) place = first.ahead + index + 1;
    return { ...document, place };
  });
}

const isEqual = (one: StoredDocument, other: StoredDocument | undefined) =>
  placeIn(rankOf(one)) === placeIn(rankOf(other));

const rankOf = (document: StoredDocument | undefined) => String(document?.data.rank ?? "");
