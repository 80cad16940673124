import {
  COLUMNS,
  isLost,
  landing,
  ONE_TWO,
  PASSES,
  type Pass,
  type WallPuzzle,
  type Weight,
} from "./rules";

/** A pass, and where the player stands after it. */
type Choice = Pass & { isLost: boolean; next: number };

/** Of passes that come to the same, the first is played. */
const ORDER: readonly Weight[] = ["firm", "soft", "hard"];

/** What a run of hits can be: 0 to a one-two. */
const RUNS = ONE_TWO + 1;

/** The passes from each column, without those that come to the same as another. */
const CHOICES = Array.from({ length: COLUMNS }, (_, place) => choicesFrom(place + 1));

function choicesFrom(from: number): Choice[] {
  const choices = new Map<string, Choice>();
  for (let brick = 1; brick <= COLUMNS; brick += 1) {
    for (const weight of ORDER) {
      const to = landing(from, { brick, weight });
      const key = isLost(to) ? "lost" : `${brick} ${to}`;
      const next = isLost(to) ? from : to;
      if (!choices.has(key)) choices.set(key, { brick, weight, isLost: isLost(to), next });
    }
  }
  return [...choices.values()];
}

/** The most that ten passes can score on a street, and a line of passes that scores it: an exact search. */
export function bestLine({ start, wall }: Omit<WallPuzzle, "par">): { par: number; line: Pass[] } {
  const { value, after } = searchOf(wall);
  const line: Pass[] = [];
  let [at, run, rubbed] = [start, 0, 0];
  for (let left = PASSES; left > 0; left -= 1) {
    const best = value(left, at, run, rubbed);
    const choice = CHOICES[at - 1]?.find((one) => {
      const step = after(one, run, rubbed);
      return step.points + value(left - 1, one.next, step.run, step.rubbed) === best;
    });
    if (!choice) throw new RangeError("There is no pass.");
    line.push({ brick: choice.brick, weight: choice.weight });
    ({ run, rubbed } = after(choice, run, rubbed));
    at = choice.next;
  }
  return { par: value(PASSES, start, 0, 0), line };
}

/** What is rubbed off is one whole number: for each column a digit with a base of its own. */
function searchOf(wall: WallPuzzle["wall"]) {
  const units = wall.map((_, place) =>
    wall.slice(0, place).reduce((product, column) => product * (column.length + 1), 1),
  );
  const walls = wall.reduce((product, column) => product * (column.length + 1), 1);
  const memo = new Int16Array(walls * COLUMNS * RUNS * PASSES).fill(-1);

  function after(choice: Choice, run: number, rubbed: number) {
    const isDouble = run === ONE_TWO;
    const place = choice.brick - 1;
    const [unit = 1, column = []] = [units[place], wall[place]];
    const number = choice.isLost
      ? 0
      : (column[Math.floor(rubbed / unit) % (column.length + 1)] ?? 0);
    if (number === 0) return { points: 0, run: 0, rubbed };
    const points = isDouble ? 2 * number : number;
    return { points, run: isDouble ? run : run + 1, rubbed: rubbed + unit };
  }

  function value(left: number, at: number, run: number, rubbed: number): number {
    if (left === 0) return 0;
    const key = ((rubbed * COLUMNS + at - 1) * RUNS + run) * PASSES + left - 1;
    const known = memo[key] ?? -1;
    if (known >= 0) return known;
    let best = 0;
    for (const choice of CHOICES[at - 1] ?? []) {
      const step = after(choice, run, rubbed);
      const total = step.points + value(left - 1, choice.next, step.run, step.rubbed);
      if (total > best) best = total;
    }
    memo[key] = best;
    return best;
  }
  return { value, after };
}
