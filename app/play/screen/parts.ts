import { hasPart, type Part, part } from "~/look/ui/part";
import { ChallengePart } from "./challenge-part";

/** The start of every title (start-screen.tsx). */
export const StartPart = part("start", () => import("./start-screen"));

/** The end of every title (end-panel.tsx). */
export const EndPart = part("end", () => import("./end-panel"));

/** Beside an attempt that is running past its day (past-notice.tsx). */
export const PastPart = part("past", () => import("./past-notice"));

/** The parts of a title's screen. */
export type ScreenParts = Record<"Live" | "Ending", Pick<Part<never>, "load">> & {
  EndDialog?: Pick<Part<never>, "load">;
};

type EndParts = Pick<ScreenParts, "Ending" | "EndDialog">;

/** Loads what the end of a title needs, once it may come on this page. */
export const loadEnd = ({ Ending, EndDialog }: EndParts): Promise<unknown> =>
  Promise.all([EndPart.load(), Ending.load(), ChallengePart.load(), EndDialog?.load()]);

/** Loads everything, for the server. */
export const loadAll = (parts: ScreenParts): Promise<unknown> =>
  Promise.all([StartPart.load(), PastPart.load(), parts.Live.load(), loadEnd(parts)]);

/** Loads what works by script on a page from the server: the start, the board, or at the end its panel. */
export async function loadShown({ Live, EndDialog }: Omit<ScreenParts, "Ending">): Promise<void> {
  if (hasPart("end")) await Promise.all([EndPart.load(), EndDialog?.load()]);
  else await (hasPart("live") ? Live : StartPart).load();
}
