import type { TicketLine } from "~/play/screen/ticket-line";
import { type PlayableSlug, playable } from "~/playable";

const found = import.meta.glob<TicketLine>("../../games/*/ticket-line.ts", {
  eager: true,
  import: "ticketLine",
});

/** The line of each title, from its folder. */
export const titleLines = Object.fromEntries(
  playable.map((slug) => [slug, lineOf(slug)]),
) as Record<PlayableSlug, TicketLine>;

function lineOf(slug: PlayableSlug): TicketLine {
  const line = found[`../../games/${slug}/ticket-line.ts`];
  if (!line) throw new RangeError(`app/games/${slug} has no ticket-line.ts.`);
  return line;
}
