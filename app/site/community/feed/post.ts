/** What a fan says in the community feed (spec, section 3: feed post). */
export type Post = {
  id: string;
  author: string;
  summary: string;
  /** ISO 8601. */
  timestamp: string;
  /** How long ago that was, in words, when the page was asked for. */
  age: string;
  isTrending: boolean;
};

/** A post with everything its author said, in paragraphs. */
export type Thread = Post & { text: string[] };
