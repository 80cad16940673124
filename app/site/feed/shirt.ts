/** The number of shirt colours (app/look/styles/post.css). */
export const SHIRT_COUNT = 5;

/** An author's shirt, counted from 0: the same one on every page. */
export function shirtOf(author: string): number {
  let mixed = 7;
  for (const letter of author) mixed = (mixed * 13 + (letter.codePointAt(0) ?? 0)) % 1009;
  return mixed % SHIRT_COUNT;
}
