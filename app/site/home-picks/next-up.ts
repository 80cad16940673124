import { paths } from "~/paths";

/** Where the hero's button leads, and its label. */
export type NextUp = { label: string; to: string };

/**
 * The hero's button.
 *
 * @param next the next title to play; null once all are done, when today's result is shown
 */
export function nextUp(next: { slug: string; title: string; isRunning: boolean } | null): NextUp {
  if (!next) return { label: "See your result", to: paths.quiz };
  const { slug, title, isRunning } = next;
  const to = paths.playTitle(slug);
  if (to === paths.quiz) return { label: isRunning ? "Resume" : "Play today's quiz", to };
  return { label: `${isRunning ? "Resume" : "Play"} ${title}`, to };
}
