import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { DocumentStore } from "~/platform/storage/document-store";
import { OperatorError } from "./operator-error.server";

const PUSH_RUNS = "pushRuns";
const MAX_UNFINISHED = 500;

const runSchema = z.object({
  title: z.string(),
  body: z.string(),
  startedAt: z.number(),
  status: z.enum(["running", "done"]),
  /** The start of the next batch; "" at first. */
  cursor: z.string(),
  sent: z.number(),
  failed: z.number(),
  removed: z.number(),
  /** Tokens with an unknown outcome. They are never retried. */
  unknown: z.number(),
  /** The batch being sent now, or when the process died. */
  pending: z.nullable(z.object({ id: z.string(), size: z.number(), next: z.nullable(z.string()) })),
});

/** A broadcast as stored: each batch is recorded before it is sent. */
export type PushRun = z.infer<typeof runSchema>;

/** Counts, final or so far. */
export type PushTotals = Pick<PushRun, "sent" | "failed" | "removed" | "unknown">;

type Batch = NonNullable<PushRun["pending"]>;

/** The stored broadcasts. Two processes that resume the same one never send the same batch. */
export class PushRuns {
  constructor(private readonly store: DocumentStore) {}

  /** Creates a broadcast. */
  async begin(message: { title: string; body: string }, now: number) {
    const id = `${new Date(now).toISOString()}-${randomUUID().slice(0, 8)}`;
    const totals = { sent: 0, failed: 0, removed: 0, unknown: 0 };
    const run: PushRun = {
      ...message,
      ...totals,
      startedAt: now,
      status: "running",
      cursor: "",
      pending: null,
    };
    await this.store.set(PUSH_RUNS, id, run);
    return { id, run };
  }

  /** The broadcasts that are not complete, newest first. */
  async unfinished(): Promise<{ id: string; run: PushRun }[]> {
    const where = { status: "running" };
    const { documents } = await this.store.query(PUSH_RUNS, { where, limit: MAX_UNFINISHED });
    return documents
      .flatMap(({ id, data }) => {
        const run = runSchema.safeParse(data).data;
        return run ? [{ id, run }] : [];
      })
      .sort((one, other) => other.run.startedAt - one.run.startedAt);
  }

  /** Records a batch that is about to be sent. */
  async claim(id: string, cursor: string, batch: { size: number; next: string | null }) {
    const pending: Batch = { id: randomUUID(), ...batch };
    await this.change(id, (run) => {
      if (run.pending || run.cursor !== cursor) throw conflict();
      return { pending };
    });
    return pending;
  }

  /** Records a batch's outcome, and the start of the next one. */
  async settle(id: string, batch: Batch, outcome: PushTotals): Promise<PushRun> {
    return this.change(id, (run) => {
      if (run.pending?.id !== batch.id) throw conflict();
      return {
        pending: null,
        cursor: batch.next ?? run.cursor,
        status: batch.next === null ? "done" : "running",
        sent: run.sent + outcome.sent,
        failed: run.failed + outcome.failed,
        removed: run.removed + outcome.removed,
        unknown: run.unknown + outcome.unknown,
      };
    });
  }

  /** Undoes the claim of a batch of which nothing was sent. */
  async release(id: string, batch: Batch): Promise<void> {
    await this.change(id, (run) => {
      if (run.pending?.id !== batch.id) throw conflict();
      return { pending: null };
    });
  }

  private async change(id: string, next: (run: PushRun) => Partial<PushRun>): Promise<PushRun> {
    return this.store.transaction(async (transaction) => {
      const run = runSchema.parse(await transaction.get(PUSH_RUNS, id));
      const changed = { ...run, ...next(run) };
      transaction.set(PUSH_RUNS, id, changed);
      return changed;
    });
  }
}

const conflict = () => new OperatorError("Another process goes on with this message.");
