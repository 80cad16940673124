/** The most characters that a reply can have, as a reader counts them. */
export const REPLY_LENGTH = 280;
