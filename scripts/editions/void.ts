import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverGames } from "~/games/registry.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { datesOf } from "./schedule-promises";
import { titleChecks } from "./titles";

const USAGE = "npm run editions -- void [<title>] <id>";

type Print = (line: string) => void;
type Found = { game: ServerGame; editions: readonly number[] };

/**
 * Adds a record to the voided ones of its title. A refusal changes nothing.
 *
 * @param folder the folder of the titles
 * @param today the date from which the record is not graded
 * @returns the exit code
 */
export function voidRecord(
  args: readonly string[],
  folder: string,
  today: string,
  print: Print,
): number {
  const refuse = (reason: string) => {
    print(reason);
    return 1;
  };
  const [slug, id] = args.length === 1 ? [null, args[0]] : args;
  if (!id || args.length > 2) return refuse(USAGE);
  const named = Object.values(serverGames).filter(({ rules }) => !slug || rules.slug === slug);
  if (named.length === 0) return refuse(`There is no title '${slug}'.`);
  const [found, ...others] = named.flatMap((game) => recordIn(game, id));
  if (!found) return refuse(`There is no record '${id}'${slug ? ` in ${slug}` : ""}.`);
  if (others.length > 0) return refuse(`Several titles have a record '${id}': name the title.`);
  const { game, editions } = found;
  const file = join(folder, game.rules.slug, "voided.json");
  const voided: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  if (Object.hasOwn(voided, id)) return refuse(`'${id}' was voided on ${voided[id]} already.`);
  writeFileSync(file, `${JSON.stringify({ ...voided, [id]: today }, null, 2)}\n`);
  print(`${game.rules.slug}: '${id}' is voided.`);
  for (const number of editions) {
    const dates = datesOf(game.schedule, number);
    print(`  edition ${number}: ${dates.join(", ") || "no date in its schedule"}`);
  }
  print(
    "The list is part of the build: release it, and restart. Then results are graded without it,",
  );
  print(`and accounts that played it by the day after ${today} find it under the bell, once.`);
  return 0;
}

/** The editions that contain a record; none if the title does not have it. */
function recordIn(game: ServerGame, id: string): Found[] {
  const numbers = titleChecks[game.rules.slug]?.numbers() ?? [];
  const editions = numbers.filter((number) => game.edition(number, [id])?.hasVoid);
  return editions.length === 0 ? [] : [{ game, editions }];
}
