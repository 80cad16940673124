/** How the documents of a collection belong to a person: one under their id, or any number that name them. */
type Ownership = { collection: string; by: "id" | "userId" };

/**
 * Every collection that keeps something about a person, in the order in which it is handed out. What is deleted
 * with an account and what 'Download my data' holds both go by this list.
 */
export const ownedDocuments: readonly Ownership[] = [
  { collection: "profiles", by: "id" },
  { collection: "records", by: "id" },
  { collection: "dates", by: "id" },
  { collection: "titles", by: "userId" },
  { collection: "attempts", by: "userId" },
  { collection: "pushSubscriptions", by: "userId" },
  { collection: "notices", by: "id" },
  { collection: "reports", by: "userId" },
];

/** What the identity provider's side keeps here about a person; it deletes these itself. */
export const identityDocuments = ["sessions", "endedSessions", "mailTokens"] as const;

/** Collections whose documents carry `expiresAt`, in ms since the epoch, and are worth nothing after it. */
export const expiringDocuments = [
  "sessions",
  "endedSessions",
  "endedUsers",
  "mailTokens",
  "limits",
] as const;
