import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { gameAt } from "~/games/registry.server";
import { isAdded, lastDateOf, periodOf } from "~/play/editions/schedule.server";
import { toFillIn } from "~/play/editions/to-fill-in.server";
import { addedIn } from "./added";
import { restedIds } from "./rested";
import type { TitleCheck } from "./title-check";
import { drafts, titleChecksWith } from "./titles";

type Print = (line: string) => void;

/** What is asked for. */
type Asked = {
  slug: string;
  /** The date of the edition. */
  date: string;
  /** The folder that it is written to. */
  folder: string | undefined;
  today: string;
  /** The folder of an operator's editions. */
  editionsDir?: string | undefined;
  /** How many records are the editor's to write, where the others can be the release's; none by default. */
  own?: string | undefined;
};

const NOTHING_RESTED =
  "The release has no set that has rested 200 days by then: all of it is yours to write.";
/** The characters of a record that are printed, at most. */
const MAX_TOLD = 110;

/**
 * Writes a draft of an operator's edition, which names what is still to fill in.
 *
 * @returns the exit code: 1 if there is none to write
 */
export function writeDraft(
  { slug, date, folder, today, editionsDir, own }: Asked,
  print: Print,
): number {
  const refuse = (reason: string) => {
    print(reason);
    return 1;
  };
  const game = gameAt(slug);
  const draft = drafts[slug];
  if (!game || !draft) {
    return refuse(`There is no draft of '${slug}': it can be ${Object.keys(drafts).join(", ")}.`);
  }
  if (!z.iso.date().safeParse(date).success) {
    return refuse(`'${date}' is no date such as 2027-02-01.`);
  }
  if (!folder) return refuse("Say where: --to <folder>, or set EDITIONS_DIR.");
  if (own !== undefined && !/^\d{1,2}$/.test(own))
    return refuse(`'${own}' is no number of records such as 2.`);
  const { schedule, openFrom, voided } = game;
  if (date < openFrom) return refuse(`The first date that is yours is ${openFrom}.`);
  if (date <= today) return refuse(`${date} is not to come.`);
  const first = periodOf(schedule, date);
  if (first !== date) return refuse(`Its editions begin on Fridays: ${first} is one.`);
  const file = join(folder, slug, `${date}.json`);
  if (existsSync(file)) return refuse(`${file} is there already: delete it to have another.`);
  mkdirSync(join(folder, slug), { recursive: true });
  // What others have, handed in or in the same folder, has not rested.
  const { files } = addedIn([editionsDir ?? [], folder].flat());
  const check = titleChecksWith(files)[slug];
  const rested = check ? restedIds(check, date, voided) : [];
  const text = JSON.stringify(draft({ date, today, own: Number(own ?? 0), rested }), null, 2);
  writeFileSync(file, `${text}\n`);
  print(`Wrote ${file}.`);
  if (check) printRested(check, text, rested, own !== undefined, print);
  if (date <= lastDateOf(schedule)) {
    print("It will take the place of the edition that the release has on that date.");
  }
  const isWhole = !text.includes(toFillIn(""));
  print(
    isWhole
      ? "Nothing in it is left to fill in (docs/editing.md):"
      : "Fill in what begins with TO FILL IN (docs/editing.md), then:",
  );
  print(`  npm run editions -- check ${file}`);
  print(`  npm run editions -- preview ${slug} ${date} ${file}`);
  return 0;
}

/** Says what a draft has of the release, in its order, so that nothing of it is written again. */
function printRested(
  check: TitleCheck,
  text: string,
  rested: readonly string[],
  isAsked: boolean,
  print: Print,
): void {
  const placeOf = (id: string) => text.indexOf(`"${id}"`);
  const ids = rested
    .filter((id) => placeOf(id) >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  if (ids.length === 0 && isAsked) print(NOTHING_RESTED);
  if (ids.length === 0) return;
  print("It has of the release what nobody was asked for over 200 days:");
  const told = new Map(
    check
      .numbers()
      .filter((number) => !isAdded(number))
      .flatMap((number) => check.told?.(number) ?? [])
      .map((one) => [one.id, one]),
  );
  for (const id of ids) {
    const { answer = id, asked = "" } = told.get(id) ?? {};
    const line = `${answer}: ${asked}`;
    print(`  ${line.length > MAX_TOLD ? `${line.slice(0, MAX_TOLD)}…` : line}`);
  }
}
