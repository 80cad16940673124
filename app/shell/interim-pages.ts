import { paths } from "~/paths";

/** A page whose screen is still in training: its title and what will be there. */
export type InterimPage = { title: string; text: string };

const pages: Record<string, InterimPage> = {
  [paths.play]: {
    title: "Play",
    text: "Every way to play will line up here. The Full-Time Quiz is already on the pitch.",
  },
  [paths.games]: {
    title: "Games",
    text: "The whole catalogue, from trivia to penalties, is being drawn up on the tactics board.",
  },
  [paths.feed]: {
    title: "Feed",
    text: "What fans say and the day's highlights will run here, all match long.",
  },
  [paths.stats]: {
    title: "Stats",
    text: "Your streak, your best and every quiz you have played will be counted here.",
  },
  [paths.about]: {
    title: "About",
    text: "The story of Kickabout is being written. It starts with five questions a day.",
  },
  [paths.help]: {
    title: "Help center",
    text: "Answers are on their way. The short one: kick off, answer five questions, beat the clock.",
  },
  [paths.guidelines]: {
    title: "Community guidelines",
    text: "Play fair, keep the answers to yourself until full time, and be kind. The full text follows.",
  },
  [paths.terms]: { title: "Terms", text: "The terms of use are with the referee and follow soon." },
  [paths.privacy]: {
    title: "Privacy",
    text: "The privacy text follows soon. Until then: your quiz stays in your own browser.",
  },
  [paths.cookies]: {
    title: "Cookies",
    text: "The cookie policy follows soon. Until then: one cookie keeps your quiz and one your time zone.",
  },
};

/**
 * The interim page at a path.
 *
 * @param hasPost tells whether a post of the feed has that id
 * @returns null where there is no page at all
 */
export function interimPageAt(
  pathname: string,
  hasPost: (id: string) => boolean,
): InterimPage | null {
  if (Object.hasOwn(pages, pathname)) return pages[pathname] ?? null;
  const id = pathname.startsWith("/feed/") ? pathname.slice("/feed/".length) : null;
  if (id === null || !hasPost(id)) return null;
  return { title: "Thread", text: "This thread opens here soon, with every reply under it." };
}
