import {
  canCatch,
  isLost,
  type KeepyPuzzle,
  MAX_WOBBLES,
  MIN_WIN,
  type Moment,
  optionsAt,
} from "../garden";
import { type KeepyAnswer, type Run, runAfter, runAtFirst, type Touch } from "../rules";

/** What a player does with the ball, from what is shown. */
export type Player = (puzzle: KeepyPuzzle, state: Run) => Touch;

/** Takes the first part that is clean, and catches the ball at two wobbles. */
export const careless: Player = (puzzle, state) => {
  const options = optionsAt(puzzle, state).filter(({ isDrop }) => !isDrop);
  const clean = options.find(({ isWobble }) => !isWobble);
  if (canCatch(state) && (!options[0] || state.wobbles === MAX_WOBBLES - 1)) return "b";
  return (clean ?? options[0])?.part ?? "f";
};

const BAD = -100;
const NERVE = -4;

/** Looks ahead as far as the gusts are shown, and catches a ball that wins once that looks bad. */
export const thoughtful: Player = (puzzle, state) => {
  const options = optionsAt(puzzle, state)
    .filter(({ isDrop }) => !isDrop)
    .map(({ part, next }) => ({ part, hope: hopeOf(puzzle, next) }))
    .sort((one, other) => other.hope - one.hope);
  const [best] = options;
  const enough = state.log.length < MIN_WIN ? BAD / 2 : NERVE;
  return !best || (canCatch(state) && best.hope < enough) ? "b" : best.part;
};

/** How good a moment looks: what is the best after the gusts that are shown. */
function hopeOf(puzzle: KeepyPuzzle, moment: Moment): number {
  if (isLost(puzzle, moment)) return BAD;
  const options = optionsAt(puzzle, moment).filter(({ isDrop }) => !isDrop);
  if (moment.gusts.length > 1) {
    return Math.max(BAD, ...options.map(({ next }) => hopeOf(puzzle, next)));
  }
  const clean = options.filter(({ isWobble }) => !isWobble).length;
  return clean + (canCatch(moment) ? 2 : -2) - 2 * moment.wobbles - Math.abs(moment.ball.drift) / 2;
}

/** How a player's run ends. */
export function runOf(
  player: Player,
  puzzle: KeepyPuzzle,
  answer: Pick<KeepyAnswer, "gusts">,
): Run {
  let state = runAtFirst(puzzle, answer);
  while (!state.end) {
    const move = player(puzzle, state);
    if (move === "b" && !canCatch(state)) break;
    state = runAfter(puzzle, answer, state, move);
  }
  return state;
}
