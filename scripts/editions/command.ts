import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { checkEditions } from "./check-command";
import { writeDraft } from "./draft-command";
import { preview } from "./preview-command";
import { voidRecord } from "./void";

const USAGE = `npm run editions -- new <title> <date> [--own <number>] [--to <folder>]
npm run editions -- check [<title> | <file or folder>] [--data <folder>]
npm run editions -- preview <title> <date> [<file or folder>]
npm run editions -- void [<title>] <id>`;

type Print = (line: string) => void;

/**
 * Runs a command on the editions of all titles.
 *
 * @param root the folder of the project
 * @returns the exit code: 1 for a problem
 */
export async function runEditions(
  [command, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
  root: string,
): Promise<number> {
  const today = Temporal.Now.plainDateISO("UTC").toString();
  const editionsDir = env.EDITIONS_DIR || undefined;
  if (command === "check") {
    const { option: data = env.EDITIONS_DATA || undefined, rest } = optionOf("--data", args);
    return checkEditions({ what: rest[0], editionsDir, data }, print);
  }
  if (command === "new") {
    const { option: folder = editionsDir, rest: others } = optionOf("--to", args);
    const { option: own, rest } = optionOf("--own", others);
    const [slug = "", date = ""] = rest;
    return writeDraft({ slug, date, folder, today, editionsDir, own }, print);
  }
  if (command === "preview") {
    const [slug = "", date = "", path = editionsDir] = args;
    return preview({ slug, date, path, today, root }, print);
  }
  if (command === "void") return voidRecord(args, join(root, "app/games"), today, print);
  print(USAGE);
  return 1;
}

/** The value of an option, which is empty if it is left out, and the other arguments. */
function optionOf(name: string, args: readonly string[]) {
  const place = args.indexOf(name);
  if (place < 0) return { option: undefined, rest: args };
  return { option: args[place + 1] ?? "", rest: args.toSpliced(place, 2) };
}
