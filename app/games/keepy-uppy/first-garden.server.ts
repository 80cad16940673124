/** The first rules' parts of the body. */
const parts = ["f", "k", "c", "h", "r"] as const;

type Part = (typeof parts)[number];

/** Where the ball comes down: rows above the grass, and columns in front of the player, negative behind. */
export type Ball = { height: number; drift: number };

/** What a gust adds to a touch: columns forward, and rows up. */
export type Gust = readonly [push: number, lift: number];

/** A garden of the first rules: where the ball is thrown up, and what each ten touches bring. */
export type FirstPuzzle = {
  ball: Ball;
  /** A letter for each stage after the first: "h" a heavier ball, "w" a stronger wind. */
  stages: string;
};

/** What decides how the next touch goes. */
export type FirstMoment = {
  ball: Ball;
  /** The touches so far, as their letters. */
  log: string;
  wobbles: number;
  /** Clean touches in a row, as long as there is a wobble to take off. */
  clean: number;
  /** This touch's gust first. */
  gusts: readonly Gust[];
};

/** Every so many touches it gets harder. */
const STAGE = 10;
/** Then they have to switch the lights off. */
export const MAX_TOUCHES = 99;
export const MAX_WOBBLES = 3;
/** Clean touches in a row that take a wobble off. */
const STEADY = 5;
const MAX_HEIGHT = 5;

type Box = { low: number; high: number; back: number; front: number };

/** What a part reaches without a stretch, and where it sends the ball. */
type Skill = Box & {
  /** The touches after which it can be played. */
  from: number;
  /** The row to which it sends a light ball. */
  to: number;
  /** The columns that it adds; null brings the ball back overhead. */
  push: number | null;
};

const skills: Readonly<Record<Part, Skill>> = {
  f: { low: 0, high: 2, back: -2, front: 3, from: 0, to: 3, push: -1 },
  k: { low: 1, high: 4, back: -2, front: 2, from: 0, to: 2, push: 1 },
  c: { low: 3, high: 5, back: -1, front: 1, from: 10, to: 2, push: 0 },
  h: { low: 0, high: 3, back: -3, front: -1, from: 20, to: 4, push: 2 },
  r: { low: 0, high: 1, back: -1, front: 2, from: 30, to: 5, push: null },
};

/** Where hands reach the ball. */
const HANDS: Box = { low: 2, high: 5, back: -1, front: 1 };

const missBy = ({ height, drift }: Ball, { low, high, back, front }: Box) =>
  Math.max(low - height, height - high, back - drift, drift - front);

/** Whether hands reach the ball, and there is a touch to bank. */
export const canCatch = ({ ball, log }: FirstMoment): boolean =>
  log !== "" && missBy(ball, HANDS) < 1;

/** How often the ball has got heavier after so many touches. */
const weightAfter = ({ stages }: FirstPuzzle, count: number): number =>
  stages.slice(0, count / STAGE).split("h").length - 1;

/** What a part would do with the ball now. */
type Option = {
  part: Part;
  /** Whether it adds a wobble: a stretch, the same part again, or a first rainbow flick. */
  isWobble: boolean;
  /** Whether the ball drops at this touch: it is out of reach, or the third wobble. */
  isDrop: boolean;
  /** The moment after it. */
  next: FirstMoment;
};

/** What the parts that can be played would do. */
export const optionsAt = (puzzle: FirstPuzzle, moment: FirstMoment): Option[] =>
  parts
    .filter((part) => moment.log.length >= skills[part].from)
    .map((part) => optionAt(puzzle, moment, part));

/** Whether nothing reaches the ball any more. */
export const isLost = (puzzle: FirstPuzzle, moment: FirstMoment): boolean =>
  !canCatch(moment) && optionsAt(puzzle, moment).every(({ isDrop }) => isDrop);

/** What a part would do. */
function optionAt(puzzle: FirstPuzzle, moment: FirstMoment, part: Part): Option {
  const { ball, log, wobbles, clean, gusts } = moment;
  const { to, push } = skills[part];
  const miss = missBy(ball, skills[part]);
  const isWobble = miss === 1 || log.endsWith(part) || (part === "r" && !log.includes(part));
  const [[wind, lift] = [0, 0], ...later] = gusts;
  const height = to - weightAfter(puzzle, log.length) + lift;
  const isSteadied = !isWobble && clean + 1 === STEADY;
  const left = wobbles + (isWobble ? 1 : isSteadied ? -1 : 0);
  return {
    part,
    isWobble,
    isDrop: miss > 1 || left === MAX_WOBBLES,
    next: {
      ball: {
        height: Math.min(MAX_HEIGHT, Math.max(0, height)),
        drift: (push === null ? 0 : ball.drift + push) + wind,
      },
      log: log + part,
      wobbles: left,
      clean: isWobble || isSteadied || !left ? 0 : clean + 1,
      gusts: later,
    },
  };
}
