import { type Part, part } from "~/look/ui/part";
import type { LiveModule, LiveProps } from "./game-screen";
import { liveWith } from "./live";

/**
 * A title's board, in a chunk of its own.
 *
 * @param load the board's module
 */
export const livePart = <Puzzle, Move, State>(
  load: () => Promise<LiveModule<Puzzle, Move, State>>,
): Part<LiveProps> =>
  part("live", async () => ({ default: liveWith((await load()) as unknown as LiveModule) }));
