import type { Order, Where } from "~/platform/storage/document-store";

/** An index of the documents of a collection, for queries by all of these fields and, if given, in this order. */
export type Index = { collection: string; where: readonly string[]; orderBy?: Order };

export type Indexes = {
  /**
   * By `where` and another field's order: without it the query is refused. Any other query needs none, Firestore indexes
   * each field by itself, but in SQLite it reads the whole collection. Only documents by `userId` and by `expiresAt` have an
   * index in every collection.
   */
  declared: readonly Index[];
  /**
   * Fields that Firestore doesn't index, which saves a write for each of their values: queries by them are refused. "*" stands
   * for every field of the collection.
   */
  exempt: readonly { collection: string; field: string }[];
};

/** What the app's queries need. After a change: `npm run indexes` writes it down for Firestore. */
export const appIndexes: Indexes = {
  declared: [
    {
      collection: "answers",
      where: ["finish"],
      orderBy: { field: "at", direction: "desc" },
    },
    { collection: "blocks", where: ["blocked"] },
    { collection: "cases", where: [], orderBy: { field: "waitingSince", direction: "asc" } },
    {
      collection: "challenges",
      where: ["userId"],
      orderBy: { field: "at", direction: "desc" },
    },
    { collection: "decisions", where: [], orderBy: { field: "at", direction: "desc" } },
    { collection: "decisions", where: ["by"], orderBy: { field: "at", direction: "desc" } },
    { collection: "decisions", where: ["userId"], orderBy: { field: "at", direction: "desc" } },
    {
      collection: "finishes",
      where: ["edition"],
      orderBy: { field: "finishedAt", direction: "asc" },
    },
    {
      collection: "finishes",
      where: ["edition"],
      orderBy: { field: "rank", direction: "asc" },
    },
    {
      collection: "finishes",
      where: ["edition"],
      orderBy: { field: "rank", direction: "desc" },
    },
    { collection: "gameAlerts", where: [], orderBy: { field: "nextAt", direction: "asc" } },
    { collection: "leagues", where: [], orderBy: { field: "closesAt", direction: "asc" } },
    { collection: "pushRuns", where: ["status"] },
    { collection: "reactions", where: ["thread", "userId"] },
    { collection: "replies", where: ["thread"], orderBy: { field: "at", direction: "desc" } },
    { collection: "reports", where: ["status"] },
    { collection: "standings", where: ["table"], orderBy: { field: "rank", direction: "asc" } },
    { collection: "standings", where: ["table"], orderBy: { field: "rank", direction: "desc" } },
    { collection: "threads", where: [], orderBy: { field: "activeAt", direction: "desc" } },
  ],
  exempt: [
    { collection: "dates", field: "days" },
    { collection: "dates", field: "forFun" },
    { collection: "dates", field: "latest" },
    { collection: "dates", field: "totals" },
    { collection: "days", field: "results" },
    { collection: "titles", field: "results" },
    { collection: "attempts", field: "result" },
    { collection: "attempts", field: "friendly" },
    ...["said", "former", "cleared", "reasons", "reporters", "reportIds"].map((field) => ({
      ...{ collection: "cases", field },
    })),
    { collection: "claims", field: "results" },
    { collection: "answers", field: "more" },
    { collection: "answers", field: "to" },
    { collection: "challenges", field: "content" },
    { collection: "crowd", field: "*" },
    { collection: "decisions", field: "appeal" },
    { collection: "decisions", field: "before" },
    { collection: "finishes", field: "choices" },
    { collection: "leagues", field: "members" },
    { collection: "leagues", field: "champions" },
    { collection: "leagueCodes", field: "*" },
    { collection: "leagueWeeks", field: "*" },
    { collection: "memberships", field: "*" },
    { collection: "nations", field: "*" },
    { collection: "nationDivisions", field: "*" },
    { collection: "nationPlayers", field: "*" },
    { collection: "limits", field: "taken" },
    { collection: "replies", field: "text" },
    { collection: "replyDrafts", field: "text" },
    { collection: "reports", field: "details" },
    { collection: "standings", field: "days" },
    { collection: "threads", field: "recent" },
    { collection: "writers", field: "recent" },
  ],
};

/**
 * Checks that Firestore could answer a query by its indexes. SQLite refuses the same, so that no query works here and
 * fails there.
 *
 * @throws TypeError with what is missing
 */
export function assertIndexed(
  { declared, exempt }: Indexes,
  collection: string,
  where: Where = {},
  orderBy?: Order,
): void {
  const fields = Object.keys(where);
  if (orderBy && fields.some((field) => field !== orderBy.field)) {
    const { field, direction } = orderBy;
    const isDeclared = (index: Index) =>
      serves(index, collection, where, orderBy) && index.orderBy?.direction === direction;
    if (declared.some(isDeclared)) return;
    const index = `${collection} by ${fields.join(", ")} and ${field} ${direction}`;
    throw new TypeError(`There is no index of ${index}: declare it in indexes.ts.`);
  }
  const asked = orderBy ? [...fields, orderBy.field] : fields;
  const isExempt = (field: string) => field === "*" || asked.includes(field);
  if (
    asked.length > 0 &&
    exempt.some((one) => one.collection === collection && isExempt(one.field))
  ) {
    throw new TypeError(`There is no index of ${collection} by ${asked}: indexes.ts exempts it.`);
  }
}

/** Whether a query can be answered by an index, read forwards or backwards. */
export function serves(
  index: Index,
  collection: string,
  where: Where = {},
  orderBy?: Order,
): boolean {
  const fields = Object.keys(where);
  return (
    index.collection === collection &&
    index.where.length === fields.length &&
    index.where.every((field) => fields.includes(field)) &&
    (orderBy ? orderBy.field === index.orderBy?.field : fields.length > 0)
  );
}

/** The content of firestore.indexes.json. Firestore has the indexes of one field by itself, and joins them for equal fields. */
export function firestoreIndexes({ declared, exempt }: Indexes) {
  return {
    indexes: declared.flatMap(({ collection, where, orderBy }) =>
      orderBy && where.length > 0 ? [compositeOf(collection, where, orderBy)] : [],
    ),
    fieldOverrides: exempt.map(({ collection, field }) => ({
      collectionGroup: collection,
      fieldPath: field,
      indexes: [],
    })),
  };
}

function compositeOf(collection: string, where: readonly string[], { field, direction }: Order) {
  const fields = where.map((fieldPath) => ({ fieldPath, order: "ASCENDING" }));
  const order = direction === "asc" ? "ASCENDING" : "DESCENDING";
  return {
    collectionGroup: collection,
    queryScope: "COLLECTION",
    fields: [...fields, { fieldPath: field, order }],
  };
}
