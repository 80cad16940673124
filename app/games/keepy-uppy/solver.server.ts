import type { KeepyPuzzle } from "./garden";
import { type KeepyAnswer, type Run, runAfter, runAtFirst, type Touch } from "./rules";

/**
 * The longest run of touches without timing that a garden's luck allows. It follows every run there is; of runs that
 * meet in a column after the same part, the one with fewer slips can do all that the others can.
 *
 * @returns the parts in the order of the touches
 */
export function bestLine(puzzle: KeepyPuzzle, answer: KeepyAnswer): string {
  let runs = [runAtFirst];
  let best = "";
  while (runs.length > 0) {
    const next = new Map<string, Run>();
    for (const run of runs) {
      best = run.log;
      for (const part of "kfhcn") {
        const after = runAfter(puzzle, answer, run, part as Touch);
        if (after.end === "caught") return after.log.toLowerCase();
        if (after.end) continue;
        const key = `${after.x} ${part}`;
        const other = next.get(key);
        if (!other || after.slips < other.slips) next.set(key, after);
      }
    }
    runs = [...next.values()];
  }
  return best.toLowerCase();
}
