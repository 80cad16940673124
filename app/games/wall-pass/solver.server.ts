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
type Choice = Pass & { next: number };

/** Of passes that come to the same, the first is played. */
const ORDER: readonly Weight[] = ["firm", "soft", "hard"];

/** What a run of hits can be: 0 to a one-two. */
const RUNS = ONE_TWO + 1;

/** The passes from each column that come back, without those that come to the same as another. */
const CHOICES = Array.from({ length: COLUMNS }, (_, place) => choicesFrom(place + 1));

function choicesFrom(from: number): Choice[] {
  const choices = new Map<string, Choice>();
  for (let brick = 1; brick <= COLUMNS; brick += 1) {
    for (const weight of ORDER) {
      const next = landing(from, { brick, weight });
      const key = `${brick} ${next}`;
      if (!isLost(next) && !choices.has(key)) choices.set(key, { brick, weight, next });
    }
  }
  return [...choices.values()];
}

/** The most that ten passes can score on a street, and a line of passes that scores it: an exact search. */
export function bestLine({ start, wall }: Omit<WallPuzzle, "par">): { par: number; line: Pass[] } {
  const { most, valueAfter, rubbedBy } = searchOf(wall);
  const line: Pass[] = [];
  let [at, run, rubbed] = [start, 0, 0];
  for (let left = PASSES; left > 0; left -= 1) {
    const best = most(left, at, run, rubbed);
    const choice = CHOICES[at - 1]?.find((one) => valueAfter(one, left, run, rubbed) === best);
    if (!choice) throw new RangeError("There is no pass.");
    line.push({ brick: choice.brick, weight: choice.weight });
    const before = rubbed;
    rubbed = rubbedBy(choice, rubbed);
    run = rubbed === before ? 0 : Math.min(run + 1, ONE_TWO);
    at = choice.next;
  }
  return { par: most(PASSES, start, 0, 0), line };
}

/** What is rubbed off is one whole number: for each column a digit with a base of its own. */
function searchOf(wall: WallPuzzle["wall"]) {
  const bases = wall.map((column) => column.length + 1);
  const units = bases.map((_, place) => productOf(bases.slice(0, place)));
  const walls = productOf(bases);
  const fronts = frontsOf(wall, units, walls);
  const ofPlace = RUNS * PASSES;
  const ofWall = COLUMNS * ofPlace;
  const memo = new Int16Array(walls * ofWall).fill(-1);

  const frontOf = ({ brick }: Choice, rubbed: number): number =>
    fronts[rubbed * COLUMNS + brick - 1] ?? 0;

  const rubbedBy = (choice: Choice, rubbed: number): number =>
    frontOf(choice, rubbed) === 0 ? rubbed : rubbed + (units[choice.brick - 1] ?? 0);

  /** What a pass and the best ones after it score. */
  function valueAfter(choice: Choice, left: number, run: number, rubbed: number): number {
    const number = frontOf(choice, rubbed);
    if (number === 0) return most(left - 1, choice.next, 0, rubbed);
    const isDouble = run === ONE_TWO;
    const after = most(
      left - 1,
      choice.next,
      isDouble ? run : run + 1,
      rubbed + (units[choice.brick - 1] ?? 0),
    );
    return after + (isDouble ? 2 * number : number);
  }

  function most(left: number, at: number, run: number, rubbed: number): number {
    if (left === 0) return 0;
    const key = rubbed * ofWall + (at - 1) * ofPlace + run * PASSES + left - 1;
    const known = memo[key] ?? -1;
    if (known >= 0) return known;
    let best = 0;
    for (const choice of CHOICES[at - 1] ?? []) {
      const value = valueAfter(choice, left, run, rubbed);
      if (value > best) best = value;
    }
    memo[key] = best;
    return best;
  }
  return { most, valueAfter, rubbedBy };
}

const productOf = (factors: readonly number[]) => factors.reduce((one, other) => one * other, 1);

/** The number in front of each column, for each wall. */
function frontsOf(wall: WallPuzzle["wall"], units: readonly number[], walls: number): Uint8Array {
  return Uint8Array.from({ length: walls * COLUMNS }, (_, index) => {
    const place = index % COLUMNS;
    const [column = [], unit = 1] = [wall[place], units[place]];
    const hits = Math.floor(Math.floor(index / COLUMNS) / unit) % (column.length + 1);
    return column[hits] ?? 0;
  });
}
