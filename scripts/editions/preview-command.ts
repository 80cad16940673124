import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { gameAt } from "~/games/registry.server";
import { paths } from "~/paths";
import { fullDate } from "~/platform/clock/calendar-date.server";
import { editionNumberOn, isAdded, periodOf } from "~/play/editions/schedule.server";
import { type Added, addedIn } from "./added";
import { fileOf, findingsIn, findingText } from "./check-command";
import { previewPage } from "./preview-page";
import { serveSite } from "./preview-server";
import { titleChecksWith, titleNames } from "./titles";

type Print = (line: string) => void;

/** What is asked for: a title on a date, and where operators' editions are. */
type Asked = {
  slug: string;
  date: string;
  /** A file or a folder of editions. */
  path: string | undefined;
  today: string;
  /** The folder of the project, with its build. */
  root: string;
};

/**
 * Serves the edition of a date as a player sees it, until the process is told to end.
 *
 * @returns the exit code: 1 if it can't be shown
 */
export async function preview(asked: Asked, print: Print): Promise<number> {
  const { slug, date, path, today, root } = asked;
  const refuse = (reason: string) => {
    print(reason);
    return 1;
  };
  const game = gameAt(slug);
  if (!game) return refuse(`There is no title '${slug}'.`);
  const refusal = refusalOf(asked);
  if (refusal !== null) return refuse(refusal);
  const added = addedIn([path ?? []].flat());
  const unread = added.problems.filter(({ file }) => basename(join(file, "..")) === slug);
  const number = editionNumberOn(game.schedule, date);
  const own = `${periodOf(game.schedule, date)}.json`;
  const isRead = isAdded(number) && unread.every(({ file }) => basename(file) !== own);
  // A draft of another date may be half-filled.
  if (unread.length > 0 && !isRead) {
    for (const problem of unread) print(`${problem.file}: ${findingText(problem)}`);
    return 1;
  }
  const checks = titleChecksWith(added.files);
  const { problems, warnings } = findingsIn(added, checks, null, today);
  const file = fileOf(added.files[slug] ?? [], number);
  const name = titleNames[slug] ?? slug;
  const folder = mkdtempSync(join(tmpdir(), "kickabout-preview-"));
  try {
    const site = await serveSite({
      root,
      date,
      dataDir: join(folder, "data"),
      editionsDir: copyOf(added, join(folder, "editions")),
      page: previewPage({
        title: name,
        date: fullDate(date),
        path: paths.playTitle(slug),
        origin: isAdded(number)
          ? "This is the draft's edition."
          : `This is the release's No. ${number}.`,
        notes: [...problems, ...warnings].filter((one) => one.file === file).map(findingText),
        answers: checks[slug]?.preview(number) ?? [],
      }),
    });
    print(`${name} of ${fullDate(date)}, as a player sees it: ${site.address}`);
    print("Its answers are below it, folded. Ctrl-C ends it.");
    await new Promise((resolve) => {
      process.once("SIGINT", resolve).once("SIGTERM", resolve);
    });
    await site.end();
    return 0;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why there is nothing to show; null if there may be. */
function refusalOf({ date, path, root }: Asked): string | null {
  if (!z.iso.date().safeParse(date).success) return `'${date}' is no date such as 2026-12-07.`;
  if (path !== undefined && !existsSync(path)) return `There is no file '${path}'.`;
  const isBuilt = existsSync(join(root, "build/server.js"));
  return isBuilt ? null : "Kickabout is not built yet: npm run build.";
}

/** A folder with what can be added of operators' files: another draft may not keep the server from starting. */
function copyOf({ files }: Added, folder: string): string | undefined {
  const all = Object.entries(files).flatMap(([slug, list]) =>
    list.map(({ file }) => ({ slug, file })),
  );
  for (const { slug, file } of all) {
    mkdirSync(join(folder, slug), { recursive: true });
    copyFileSync(file, join(folder, slug, basename(file)));
  }
  return all.length > 0 ? folder : undefined;
}
