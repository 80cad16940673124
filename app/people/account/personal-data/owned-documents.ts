import type { DocumentData } from "~/platform/storage/document-store";

/** How a collection's documents belong to a user: one with their id, or any number with their `userId`. */
type Ownership = {
  collection: string;
  by: "id" | "userId";
  /** The fields of a document that are about other people: the export leaves them out. */
  without?: (data: DocumentData) => readonly string[];
};

/** A reported name is that of another account. */
const othersIn = ({ kind }: DocumentData) => (kind === "name" ? ["targetId"] : []);

/**
 * Every collection with data of a user, in the order of the export. Account deletion and 'Download my data' both use
 * this list.
 */
export const ownedDocuments: readonly Ownership[] = [
  { collection: "profiles", by: "id" },
  // Of the version before the engine, until `npm run upgrade` has moved them.
  { collection: "records", by: "id" },
  { collection: "dates", by: "id" },
  { collection: "titles", by: "userId" },
  { collection: "days", by: "userId" },
  { collection: "attempts", by: "userId" },
  { collection: "finishes", by: "userId" },
  { collection: "challenges", by: "userId" },
  { collection: "answers", by: "userId" },
  // Of the release before answers were told of in the bell.
  { collection: "answered", by: "id" },
  { collection: "standings", by: "userId" },
  { collection: "tablePlayers", by: "id" },
  { collection: "claims", by: "id" },
  { collection: "pushSubscriptions", by: "userId" },
  { collection: "gameAlerts", by: "id" },
  { collection: "recaps", by: "id" },
  { collection: "notices", by: "id" },
  { collection: "memberships", by: "id" },
  { collection: "nationPlayers", by: "id" },
  { collection: "conduct", by: "id" },
  { collection: "replies", by: "userId" },
  { collection: "reactions", by: "userId" },
  { collection: "talkers", by: "userId" },
  { collection: "writers", by: "id" },
  { collection: "blocks", by: "userId" },
  { collection: "reports", by: "userId", without: othersIn },
  { collection: "decisions", by: "userId", without: () => ["by", "before"] },
  { collection: "moderators", by: "id" },
];

/** Collections of the identity port, which deletes them itself. */
export const identityDocuments = ["sessions", "endedSessions", "mailTokens"] as const;

/** Collections whose documents have `expiresAt`, in ms since the epoch, and can be removed after it. */
export const expiringDocuments = [
  "answers",
  "cases",
  "challenges",
  "reports",
  "sessions",
  "endedSessions",
  "endedUsers",
  "mailTokens",
  "limits",
  "claims",
  // Of the release before duels were challenges.
  "duels",
  // Of the release before answers were told of in the bell.
  "answered",
  "finishes",
  "recapRuns",
  "replyDrafts",
  "standings",
  "writers",
] as const;
