import { canCatch, type KeepyPuzzle, optionsAt, STEADY } from "./garden";
import { type KeepyAnswer, type Run, runAfter, runAtFirst } from "./rules";

/**
 * The touches that lead to the most that can be caught in a garden. It follows every run there is; of runs that meet at
 * a ball after the same part, the one with fewer wobbles can do all that the others can.
 */
export function bestLine(puzzle: KeepyPuzzle, answer: Pick<KeepyAnswer, "gusts">): string {
  let runs = [runAtFirst(puzzle, answer)];
  let best = "";
  while (runs.length > 0) {
    const next = new Map<string, Run>();
    for (const run of runs) {
      if (canCatch(run)) best = run.log;
      for (const { part, isDrop } of optionsAt(puzzle, run)) {
        if (isDrop) continue;
        const state = runAfter(puzzle, answer, run, part);
        if (state.end === "dropped") continue;
        if (state.end) return state.log;
        const key = meetingOf(state);
        const other = next.get(key);
        if (!other || debtOf(state) < debtOf(other)) next.set(key, state);
      }
    }
    runs = [...next.values()];
  }
  return best;
}

const meetingOf = ({ ball: { height, drift }, log }: Run) =>
  `${height} ${drift} ${log.at(-1)} ${log.includes("r")}`;

const debtOf = ({ wobbles, clean }: Run) => wobbles * STEADY - clean;
