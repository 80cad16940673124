import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { gameAt } from "~/games/registry.server";
import { lastDateOf, periodOf } from "~/play/editions/schedule.server";
import { drafts } from "./titles";

type Print = (line: string) => void;

/** What is asked for: a title, the date of the edition, the folder of editions; and today. */
type Asked = { slug: string; date: string; folder: string | undefined; today: string };

/**
 * Writes a draft of an operator's edition, which names what is still to fill in.
 *
 * @returns the exit code: 1 if there is none to write
 */
export function writeDraft({ slug, date, folder, today }: Asked, print: Print): number {
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
  const { schedule, openFrom } = game;
  if (date < openFrom) return refuse(`The first date that is yours is ${openFrom}.`);
  if (date <= today) return refuse(`${date} is not to come.`);
  const first = periodOf(schedule, date);
  if (first !== date) return refuse(`Its editions begin on Fridays: ${first} is one.`);
  const file = join(folder, slug, `${date}.json`);
  if (existsSync(file)) return refuse(`${file} is there already.`);
  mkdirSync(join(folder, slug), { recursive: true });
  const content = draft({ date, today });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  print(`Wrote ${file}.`);
  if (date <= lastDateOf(schedule)) {
    print("It will take the place of the edition that the release has on that date.");
  }
  print("Fill in what begins with TO FILL IN (docs/editing.md), then:");
  print(`  npm run editions -- check ${file}`);
  print(`  npm run editions -- preview ${slug} ${date} ${file}`);
  return 0;
}
