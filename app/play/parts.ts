import { hasPart, type Part, part } from "./part";

/** The end of every title (end-panel.tsx). */
export const EndPart = part("end", () => import("./end-panel"));

/** The parts of a title's screen. */
export type ScreenParts = Record<"Live" | "Ending", Pick<Part<never>, "load">>;

/** Loads what plays a title. A chunk that is lost is tried again when it is shown. */
export function loadLive({ Live }: Pick<ScreenParts, "Live">): Promise<unknown> {
  return Promise.allSettled([Live.load()]);
}

/** Loads what the end of a title needs, once it may come on this page. */
export function loadEnd({ Ending }: Pick<ScreenParts, "Ending">): Promise<unknown> {
  return Promise.allSettled([EndPart.load(), Ending.load()]);
}

/** Loads everything, for the server. */
export async function loadAll({ Live, Ending }: ScreenParts): Promise<void> {
  await Promise.all([Live.load(), Ending.load(), EndPart.load()]);
}

/** Loads what works by script on a page from the server: at the end its panel, before it the board. */
export async function loadShown(parts: Pick<ScreenParts, "Live">): Promise<void> {
  if (hasPart("end")) await Promise.allSettled([EndPart.load()]);
  else if (hasPart("live")) await loadLive(parts);
}
