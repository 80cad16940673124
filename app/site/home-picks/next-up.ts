import { paths } from "~/paths";

/** The hero's button: its label, where it leads, and the title that it starts at once, if it does. */
export type NextUp = { label: string; to: string; starts: string | null };

/**
 * The hero's button.
 *
 * @param next the next title to play
 * @returns null once all are done
 */
export function nextUp(
  next: { slug: string; title: string; isRunning: boolean } | null,
): NextUp | null {
  if (!next) return null;
  const { slug, title, isRunning } = next;
  const to = paths.playTitle(slug);
  const starts = isRunning ? null : slug;
  if (to === paths.quiz) {
    return { label: isRunning ? "Resume" : "Play today's quiz", to, starts };
  }
  return { label: `${isRunning ? "Resume" : "Play"} ${title}`, to, starts };
}
