/** A post of the community feed. */
export type Post = {
  id: string;
  author: string;
  summary: string;
  /** ISO 8601. */
  timestamp: string;
  /** Its age in words at the time of the request. */
  age: string;
  isTrending: boolean;
};

/** A post with its full text, in paragraphs. */
export type Thread = Post & { text: string[] };
