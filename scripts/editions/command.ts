import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { checkEditions } from "./check-command";
import { writeDraft } from "./draft-command";
import { titleChecks } from "./titles";
import { voidRecord } from "./void";

const USAGE = `npm run editions -- new <title> <date> [--to <folder>]
npm run editions -- check [<title> | <file or folder>] [--data <folder>]
npm run editions -- preview <title> <date>
npm run editions -- void [<title>] <id>`;

type Print = (line: string) => void;

/**
 * Runs a command on the editions of all titles.
 *
 * @param folder the folder of the titles, whose lists `void` writes
 * @returns the exit code: 1 for a problem
 */
export function runEditions(
  [command, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
  folder = "app/games",
): number {
  const today = Temporal.Now.plainDateISO("UTC").toString();
  const editionsDir = env.EDITIONS_DIR || undefined;
  if (command === "check") {
    const { option: data = env.EDITIONS_DATA || undefined, rest } = optionOf("--data", args);
    return checkEditions({ what: rest[0], editionsDir, data }, print);
  }
  if (command === "new") {
    const { option: folder = editionsDir, rest } = optionOf("--to", args);
    const [slug = "", date = ""] = rest;
    return writeDraft({ slug, date, folder, today }, print);
  }
  if (command === "preview") return preview(args, print);
  if (command === "void") return voidRecord(args, folder, today, print);
  print(USAGE);
  return 1;
}

/** The value of an option, which is empty if it is left out, and the other arguments. */
function optionOf(name: string, args: readonly string[]) {
  const place = args.indexOf(name);
  if (place < 0) return { option: undefined, rest: args };
  return { option: args[place + 1] ?? "", rest: args.toSpliced(place, 2) };
}

function preview([slug = "", date = ""]: readonly string[], print: Print): number {
  const title = Object.hasOwn(titleChecks, slug) ? titleChecks[slug] : undefined;
  if (!title || !z.iso.date().safeParse(date).success) {
    print(title ? `'${date}' is no date such as 2026-12-07.` : `There is no title '${slug}'.`);
    return 1;
  }
  const number = editionNumberOn(title.schedule, date);
  print(`${slug}, ${date}: edition ${number}`);
  for (const line of title.preview(number) ?? []) print(line);
  return 0;
}
