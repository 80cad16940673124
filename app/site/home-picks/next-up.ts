import type { TitleState } from "~/games/title-state";
import { paths } from "~/paths";

/** Where the hero's button leads, and its label. */
export type NextUp = { label: string; to: string };

type Title = { slug: string; title: string; state: TitleState };

/**
 * The next title to play: the first that is not done. The quiz comes first; once all are done its result is shown.
 *
 * @param titles those that can be played, the quiz first
 */
export function nextUp(titles: readonly Title[]): NextUp {
  const next = titles.find(({ state }) => state.name !== "done");
  if (!next) return { label: "See your result", to: paths.quiz };
  const to = paths.playTitle(next.slug);
  const isRunning = next.state.name === "running";
  if (to === paths.quiz) return { label: isRunning ? "Resume" : "Play today's quiz", to };
  return { label: `${isRunning ? "Resume" : "Play"} ${next.title}`, to };
}
