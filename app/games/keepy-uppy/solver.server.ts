import { canCatch, type KeepyPuzzle, type Part, parts, STEADY } from "./garden";
import { type KeepyAnswer, type KeepyState, stateAfter, stateAtFirst } from "./rules";

/**
 * The touches that lead to the most that can be caught in a garden. It follows every run there is; of runs that meet at
 * a ball after the same part, the one with fewer wobbles can do all that the others can.
 */
export function bestLine(puzzle: KeepyPuzzle, answer: Pick<KeepyAnswer, "gusts">): string {
  let runs = [stateAtFirst(puzzle, answer)];
  let best = "";
  while (runs.length > 0) {
    const next = new Map<string, KeepyState>();
    for (const run of runs) {
      if (canCatch(run)) best = run.log;
      for (const state of parts.flatMap((part) => touched(puzzle, answer, run, part))) {
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

/** The state after a part, unless it drops the ball. */
function touched(
  ...[puzzle, answer, run, part]: [KeepyPuzzle, Pick<KeepyAnswer, "gusts">, KeepyState, Part]
) {
  const state = stateAfter(puzzle, answer, run, part);
  return state.end === "dropped" ? [] : [state];
}

const meetingOf = ({ ball: { height, drift }, log }: KeepyState) =>
  `${height} ${drift} ${log.at(-1)} ${log.includes("r")}`;

const debtOf = ({ wobbles, clean }: KeepyState) => wobbles * STEADY - clean;
