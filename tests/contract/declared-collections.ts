import { appIndexes, type Indexes } from "~/platform/storage/indexes";
import { freshCollection } from "./document-store-documents.contract";

/** Posts of a thread by time, both ways. */
export const POSTS = freshCollection();
/** Places of an edition by points. */
export const PLACES = freshCollection();
/** Documents of a user by expiry, and of a team by score. */
export const [OWNED, TEAMS] = [freshCollection(), freshCollection()];
/** Its field `text` is exempt. */
export const LETTERS = freshCollection();

const at = (direction: "asc" | "desc") => ({ field: "at", direction });
const descending = (field: string) => ({ field, direction: "desc" as const });

/** The app's, and those of the collections above. */
export const testIndexes: Indexes = {
  declared: [
    ...appIndexes.declared,
    { collection: POSTS, where: ["thread"], orderBy: at("desc") },
    { collection: POSTS, where: ["thread"], orderBy: at("asc") },
    { collection: PLACES, where: ["edition"], orderBy: descending("points") },
    { collection: OWNED, where: ["userId"], orderBy: descending("expiresAt") },
    { collection: TEAMS, where: ["team"], orderBy: descending("score") },
  ],
  exempt: [...appIndexes.exempt, { collection: LETTERS, field: "text" }],
};
