import type { Messaging } from "firebase-admin/messaging";
import { PUSH_SUBSCRIPTIONS } from "~/people/push/push-store.server";
import {
  type BatchOutcome,
  BatchRefused,
  type Notice,
  sendBatch,
} from "~/people/push/send-batch.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import type { NotifyOrder } from "./notify-options.server";
import { OperatorError } from "./operator-error.server";
import { type PushRun, PushRuns, type PushTotals } from "./push-run.server";

/** Firebase's limit. */
const BATCH = 500;

const RESUME = "npm run notify -- --resume";

/** The I/O that sending needs. */
export type NotifyServices = {
  store: DocumentStore;
  messaging: Pick<Messaging, "sendEach">;
  /** Prints a permanent line. */
  say: (line: string) => void;
  /** Updates the progress line. */
  progress: (line: string) => void;
  /** Aborted when the operator stops: the current batch is still finished. */
  stop: AbortSignal;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Sends a message to everyone with alerts on, in batches by token.
 *
 * @returns whether it is complete; else it can be resumed
 * @throws OperatorError with a message for the operator
 */
export async function notify(services: NotifyServices, order: NotifyOrder): Promise<boolean> {
  if (order.kind === "new" && order.isDryRun) return dryRun(services, order);
  const runs = new PushRuns(services.store);
  const { id, run } =
    order.kind === "new" ? await begin(services, runs, order) : await resume(services, runs);
  if (run.status === "done") return end(services, run);
  return sendAll(services, runs, id, run);
}

async function begin(
  { now }: NotifyServices,
  runs: PushRuns,
  { title, body }: { title: string; body: string },
) {
  const unfinished = await runs.unfinished();
  if (unfinished.some(({ run }) => run.title === title && run.body === body)) {
    throw new OperatorError(
      `This message was begun and did not come to its end. ${RESUME} goes on.`,
    );
  }
  return runs.begin({ title, body }, now);
}

/** A batch that was claimed and never settled may have been sent: it is reported and not sent again. */
async function resume({ say }: NotifyServices, runs: PushRuns) {
  const [newest] = await runs.unfinished();
  if (!newest) throw new OperatorError("There is no message to go on with.");
  const { id, run } = newest;
  say(`Going on with "${run.title}", of ${new Date(run.startedAt).toISOString()}.`);
  const { pending } = run;
  if (!pending) return newest;
  say(`Nobody can tell whether the last batch of ${pending.size} went out: it is not sent again.`);
  const lost = { sent: 0, failed: 0, removed: 0, unknown: pending.size };
  return { id, run: await runs.settle(id, pending, lost) };
}

async function sendAll(services: NotifyServices, runs: PushRuns, id: string, begun: PushRun) {
  let run = begun;
  while (run.status === "running") {
    if (services.stop.aborted) {
      services.say(`Stopped. So far: ${summary(run)}. ${RESUME} goes on.`);
      return false;
    }
    run = await sendNext(services, runs, id, run);
    services.progress(summary(run));
  }
  return end(services, run);
}

function end({ say }: NotifyServices, run: PushTotals): true {
  say(`Done: ${summary(run)}.`);
  return true;
}

async function sendNext(services: NotifyServices, runs: PushRuns, id: string, run: PushRun) {
  const { tokens, next } = await batchFrom(services.store, run.cursor);
  const batch = await runs.claim(id, run.cursor, { size: tokens.length, next });
  const notice = { title: run.title, body: run.body, tag: id };
  const outcome = await send(services, tokens, notice).catch(async (error) => {
    if (!(error instanceof BatchRefused)) throw error;
    await runs.release(id, batch);
    throw new OperatorError(
      `Firebase takes nothing: ${error.code}. Once that is settled, ${RESUME} goes on.`,
    );
  });
  await Promise.all(
    outcome.unregistered.map((token) => services.store.delete(PUSH_SUBSCRIPTIONS, token)),
  );
  const removed = outcome.unregistered.length;
  const settled = await runs.settle(id, batch, { ...outcome, removed });
  if (tokens.length > 0 && outcome.unknown === tokens.length) {
    throw new OperatorError(
      `Nobody can tell whether a batch of ${tokens.length} went out (${outcome.codes[0]}): it is not sent again. ${RESUME} goes on after it.`,
    );
  }
  return settled;
}

/**
 * Validates every token with Firebase; nothing is sent, recorded or removed.
 *
 * @throws OperatorError if Firebase refuses a whole batch
 */
async function dryRun(services: NotifyServices, message: { title: string; body: string }) {
  const totals: PushTotals = { sent: 0, failed: 0, removed: 0, unknown: 0 };
  let cursor: string | null = "";
  while (cursor !== null && !services.stop.aborted) {
    const { tokens, next }: Awaited<ReturnType<typeof batchFrom>> = await batchFrom(
      services.store,
      cursor,
    );
    const outcome = await send(services, tokens, { ...message, tag: "dry-run" }, true).catch(
      (error) => {
        throw error instanceof BatchRefused
          ? new OperatorError(`Firebase takes nothing: ${error.code}.`)
          : error;
      },
    );
    if (tokens.length > 0 && outcome.unknown === tokens.length) {
      throw new OperatorError(
        `Firebase didn't answer about a batch of ${tokens.length} (${outcome.codes[0]}). Nothing was sent.`,
      );
    }
    totals.sent += outcome.sent;
    totals.failed += outcome.failed;
    totals.unknown += outcome.unknown;
    totals.removed += outcome.unregistered.length;
    services.progress(`Dry run, nothing is sent: ${summary(totals)}`);
    cursor = next;
  }
  services.say(`Dry run, nothing was sent: ${summary(totals)}.`);
  return cursor === null;
}

async function batchFrom(store: DocumentStore, cursor: string) {
  const query = { limit: BATCH, ...(cursor && { cursor }) };
  const { documents, nextCursor } = await store.query(PUSH_SUBSCRIPTIONS, query);
  return { tokens: documents.map(({ id }) => id), next: nextCursor };
}

async function send(
  { messaging, say }: NotifyServices,
  tokens: string[],
  notice: Notice,
  isDryRun = false,
): Promise<BatchOutcome> {
  if (tokens.length === 0) return { sent: 0, failed: 0, unknown: 0, unregistered: [], codes: [] };
  const outcome = await sendBatch(messaging, tokens, notice, isDryRun);
  const codes = [...new Set(outcome.codes)];
  if (codes.length > 0) say(`Firebase says: ${codes.join(", ")}.`);
  return outcome;
}

const summary = ({ sent, failed, removed, unknown }: PushTotals) =>
  `${sent} sent, ${failed} failed, ${removed} removed${unknown > 0 ? `, ${unknown} unknown` : ""}`;
