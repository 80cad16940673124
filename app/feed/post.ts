/** What a fan says in the community feed (spec, section 3: feed post). */
export type Post = {
  id: string;
  author: string;
  summary: string;
  /** ISO 8601. */
  timestamp: string;
};
