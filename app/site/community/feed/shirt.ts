/** How many colours of shirt there are (app/look/styles/post.css). */
export const SHIRT_COUNT = 5;

/** Which shirt somebody wears, counted from 0: the same one wherever they show up. */
export function shirtOf(author: string): number {
  let mixed = 7;
  for (const letter of author) mixed = (mixed * 13 + (letter.codePointAt(0) ?? 0)) % 1009;
  return mixed % SHIRT_COUNT;
}
