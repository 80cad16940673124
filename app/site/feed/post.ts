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
  /** Of a thread; a sample has none. */
  talk?: {
    subject: string;
    /** How much is said in it; "" if the summary says it. */
    said: string;
    /** The picture of the latest reply's author; "" where the reader may not see it. */
    face: string;
    /** Whether it is closed to who hasn't finished its edition. */
    isLocked: boolean;
  };
  /** Of the last post of a page: where the next one begins. */
  older?: string;
};

/** The thread of an edition of today: the title's name, and where fans talk about it. */
export type LinkedTalk = { title: string; to: string };

/** A post with its full text, in paragraphs. */
export type Thread = Post & { text: string[] };
