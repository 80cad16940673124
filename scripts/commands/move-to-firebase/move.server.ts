import { compare } from "./compare.server";
import { MoveError } from "./move-error.server";
import { ACCOUNTS, planOf, type Step } from "./move-plan";
import type { MoveSource } from "./move-source.server";
import type { MoveTarget } from "./move-target.server";
import { type Progress, readProgress, writeProgress } from "./progress.server";
import { userBatches } from "./user-import.server";

/** Firebase imports 1000 users at a time. */
const ACCOUNTS_PAGE = 1000;
/** Firestore takes 10 MB at a time, and a document may have 1 MB. */
const DOCUMENTS_PAGE = 300;
const MAX_BATCH_BYTES = 5_000_000;

export type Move = {
  source: MoveSource;
  target: MoveTarget;
  project: string;
  /** The file that says how far it got. */
  progressFile: string;
  say: (line: string) => void;
};

/**
 * Says what a move would do, and reads each account for it; writes nothing.
 *
 * @throws MoveError for what would stop the move
 */
export async function dryRun({ source, target, project, progressFile, say }: Move): Promise<void> {
  const { version } = source;
  const progress = readProgress(progressFile, { project, version });
  if (!progress) await assertEmpty(target, project);
  for (const { collection, count } of planOf(source.counts())) {
    say(`${collection}: ${count}${collection === ACCOUNTS ? ` (${passwordsIn(source)})` : ""}`);
  }
  say(progress?.step ? `A move got as far as ${placeOf(progress)}.` : "Nothing was written.");
}

/**
 * Moves accounts and documents, from where an earlier run was stopped, and compares both sides at the end.
 *
 * @throws MoveError if the project is not empty, Firebase refuses something, or the two sides differ
 */
export async function move(moving: Move): Promise<void> {
  const { source, target, project, progressFile, say } = moving;
  const { version } = source;
  const steps = planOf(source.counts());
  const [first] = steps;
  if (!first) throw new MoveError("There is nothing to move.");
  let progress = readProgress(progressFile, { project, version });
  if (progress) say(`Going on after ${placeOf(progress)}.`);
  else await assertEmpty(target, project);
  progress ??= { project, version, step: first.collection, after: "" };
  writeProgress(progressFile, progress);
  for (const step of remaining(steps, progress)) {
    const after = step.collection === progress.step ? progress.after : "";
    await moveStep(moving, step, { ...progress, step: step.collection, after });
  }
  writeProgress(progressFile, { ...progress, step: null, after: "" });
  await verify(source, target, steps, say);
}

function remaining(steps: readonly Step[], { step }: Progress): readonly Step[] {
  if (step === null) return [];
  return steps.slice(steps.findIndex(({ collection }) => collection === step));
}

async function moveStep(
  { source, target, progressFile, say }: Move,
  { collection, count }: Step,
  progress: Progress,
): Promise<void> {
  let moved = 0;
  for (let { after } = progress; ; ) {
    const page = pageOf(source, collection, after);
    const last = page.at(-1);
    if (!last) return;
    if (collection === ACCOUNTS) await target.importAccounts(page);
    else await target.writeDocuments(collection, page);
    after = last.id;
    writeProgress(progressFile, { ...progress, after });
    moved += page.length;
    say(`${collection}: ${moved} of ${count}`);
  }
}

/** The next documents, as many as go at once. */
function pageOf(source: MoveSource, collection: string, after: string) {
  if (collection === ACCOUNTS) return source.page(collection, after, ACCOUNTS_PAGE);
  let bytes = 0;
  return source.page(collection, after, DOCUMENTS_PAGE).filter(({ data }, index) => {
    bytes += JSON.stringify(data).length;
    return index === 0 || bytes < MAX_BATCH_BYTES;
  });
}

async function verify(
  source: MoveSource,
  target: MoveTarget,
  steps: readonly Step[],
  say: Move["say"],
): Promise<void> {
  const problems: string[] = [];
  for (const step of steps) {
    const found = await compare(source, target, step);
    problems.push(...found.problems);
    if (found.problems.length > 0) continue;
    say(`${step.collection}: ${step.count} are the same on both sides (sha256 ${found.sha256}).`);
  }
  if (problems.length > 0) throw new MoveError(["The two sides differ:", ...problems].join("\n"));
}

async function assertEmpty(target: MoveTarget, project: string): Promise<void> {
  if (await target.isEmpty()) return;
  throw new MoveError(`The project ${project} is not empty: move to a new one.`);
}

function passwordsIn(source: MoveSource): string {
  const users = source
    .page(ACCOUNTS, "", Number.MAX_SAFE_INTEGER)
    .flatMap((account) => userBatches([account]))
    .flatMap((batch) => batch.users);
  return `${users.filter(({ passwordHash }) => passwordHash).length} with a password`;
}

const placeOf = ({ step, after }: Progress) =>
  step === null ? "the last document" : `${step}/${after}`;
