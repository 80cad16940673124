import * as z from "zod";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { SharedResult } from "~/play/rules/shared-result";
import { shownSignature } from "~/play/rules/signature";
import { CHALLENGES } from "./challenges.server";
import { FINISHES } from "./finishes.server";
import { hiddenFrom } from "./hidden-players.server";
import { DATES } from "./recorded.server";
import { type AnsweredAt, readDays, withAnswer } from "./records";

/** One document per shared finish and player who has answered it, for 30 days. */
export const ANSWERS = "answers";
const LIFE_MS = 30 * 24 * 60 * 60_000;
const MAX_ANSWERS = 50;

/** What another player made of the edition of a shared result, or of another challenge. */
export type Answer = SharedResult & {
  /** The name that they sign with; "" for none. */
  name: string;
  /** The result that they answered. */
  to: SharedResult;
  /** Milliseconds since the epoch. */
  at: number;
  /** What a title needs besides to show it. */
  more?: DocumentData;
};

const resultSchema = z.object({
  edition: z.number(),
  date: z.string(),
  isWin: z.boolean(),
  score: z.number(),
  outOf: z.number(),
  elapsed: z.number(),
  squares: z.string(),
}) satisfies z.ZodType<SharedResult>;

const answerSchema = resultSchema.extend({
  name: z.string().transform(shownSignature),
  at: z.number(),
  to: resultSchema,
  more: z.record(z.string(), z.unknown()).optional(),
});

const sharedSchema = z.object({
  userId: z.string(),
  answers: z.number().default(0),
  isClosed: z.boolean().default(false),
  isNameHidden: z.boolean().default(false),
});

/** Whose finish or challenge it is, how many answers it has, whether it takes no more, and whether it shows no name. */
type Shared = z.infer<typeof sharedSchema>;

type Reader = Pick<DocumentStore, "get">;

/** A finish or challenge that was answered, and the player whose it is. */
export type Answered = { finish: string; userId: string };

/** What is answered, by its id, the player who does, and with what. */
export type Answering = { slug: string; finish: string; userId: string; answer: Answer };

/** Finishes have an id of three parts, other challenges one of two. */
const collectionOf = (finish: string) => (finish.split(".").length === 2 ? CHALLENGES : FINISHES);

/**
 * Writes an answer to a shared finish or another challenge down, once: a second one of the same player changes nothing.
 * An own answer doesn't count, and a link that has ended or has all the answers that it takes gets no other.
 *
 * @returns whose it is, and its id, if the answer is new; else null
 * @throws DocumentStoreError
 */
export function recordAnswer(store: DocumentStore, answering: Answering): Promise<Answered | null> {
  const { slug, finish, userId, answer } = answering;
  const id = answerKey(finish, userId);
  return store.transaction(async (transaction) => {
    const shared = await openTo(transaction, finish, userId);
    if (!shared) return null;
    setAnswers(transaction, finish, shared.answers + 1);
    transaction.set(ANSWERS, id, {
      ...{ userId, finish, slug, ...answer },
      expiresAt: answer.at + LIFE_MS,
    });
    return { finish, userId: shared.userId };
  });
}

/**
 * Whether a player can still answer a finish or challenge: they have not yet, it is not theirs, and its link takes answers.
 *
 * @throws DocumentStoreError
 */
export const canAnswer = async (from: Reader, finish: string, userId: string): Promise<boolean> =>
  (await openTo(from, finish, userId)) !== null;

/** A finish or challenge that a player can answer; null for any other. */
async function openTo(from: Reader, finish: string, userId: string): Promise<Shared | null> {
  const shared = await readShared(from, finish);
  if (!shared || shared.isClosed || shared.userId === userId) return null;
  if (shared.answers >= MAX_ANSWERS) return null;
  return (await from.get(ANSWERS, answerKey(finish, userId))) === null ? shared : null;
}

/**
 * Notes with a visitor's days that a finish or challenge of theirs was answered; nothing for who has none.
 *
 * @throws DocumentStoreError
 */
export function noteAnswered(
  store: DocumentStore,
  visitorId: string,
  answered: AnsweredAt,
): Promise<void> {
  return store.transaction(async (transaction) => {
    const stored = await transaction.get(DATES, visitorId);
    if (!stored) return;
    const change = { answered: [...withAnswer(readDays(stored).answered, answered)] };
    transaction.set(DATES, visitorId, change, { merge: true });
  });
}

const setAnswers = (transaction: Transaction, finish: string, answers: number) =>
  transaction.set(collectionOf(finish), finish, { answers }, { merge: true });

/**
 * A player's own answer to a finish or challenge; null without one.
 *
 * @throws DocumentStoreError
 */
export const readOwnAnswer = async (
  from: Reader,
  finish: string,
  userId: string,
): Promise<Answer | null> => answerIn(await from.get(ANSWERS, answerKey(finish, userId)));

const answerKey = (finish: string, userId: string) => `${finish}.${userId}`;

/**
 * Whether who has shared a finish, or another challenge, is hidden from a player.
 *
 * @throws DocumentStoreError
 */
export async function isHiddenFrom(from: Reader, finish: string, playerId: string) {
  const hidden = await hiddenFrom(playerId);
  if (hidden.size === 0) return false;
  const shared = await readShared(from, finish);
  return shared !== null && hidden.has(shared.userId);
}

/** A finish or challenge as its link needs it; null for one that is not there any more. */
export async function readShared(from: Reader, finish: string): Promise<Shared | null> {
  return sharedSchema.safeParse(await from.get(collectionOf(finish), finish)).data ?? null;
}

/** Hides the name on a finish's link or a challenge, or shows it again, in a transaction that has read it. */
export function markNameHidden(transaction: Transaction, finish: string, isHidden: boolean): void {
  const change = { isNameHidden: isHidden };
  transaction.set(collectionOf(finish), finish, change, { merge: true });
}

const answerIn = (data: DocumentData | null): Answer | null =>
  (answerSchema.safeParse(data).data as Answer | undefined) ?? null;

/**
 * The answers to a finish, the latest first.
 *
 * @param hidden the players who are hidden from its sender
 * @throws DocumentStoreError
 */
export async function readAnswers(
  store: Pick<DocumentStore, "query">,
  finish: string,
  hidden: ReadonlySet<string>,
  limit = MAX_ANSWERS,
): Promise<Answer[]> {
  const orderBy = { field: "at", direction: "desc" } as const;
  const asked = hidden.size > 0 ? MAX_ANSWERS : limit;
  const { documents } = await store.query(ANSWERS, { where: { finish }, orderBy, limit: asked });
  return documents
    .filter(({ data }) => !hidden.has(String(data.userId)))
    .flatMap(({ data }) => answerIn(data) ?? [])
    .slice(0, limit);
}

/**
 * Lets a link take no more answers, and show no result any more. Only its sender can.
 *
 * @throws DocumentStoreError
 */
export function closeLink(store: DocumentStore, finish: string, userId: string): Promise<void> {
  return store.transaction(async (transaction) => {
    const shared = await readShared(transaction, finish);
    if (shared?.userId !== userId) return;
    transaction.set(collectionOf(finish), finish, { isClosed: true }, { merge: true });
  });
}

/**
 * Moves a visitor's answers to an account. What the account has answered itself stays.
 *
 * @throws DocumentStoreError; the next call goes on
 */
export async function claimAnswers(
  store: DocumentStore,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  const { documents } = await store.query(ANSWERS, { where: { userId: visitorId }, limit: 500 });
  for (const { id, data } of documents) {
    const finish = String(data.finish);
    const moved = answerKey(finish, userId);
    await store.transaction(async (transaction) => {
      if ((await transaction.get(ANSWERS, id)) === null) return;
      const shared = await readShared(transaction, finish);
      const isTheirs = shared?.userId === userId || (await transaction.get(ANSWERS, moved));
      if (!isTheirs) transaction.set(ANSWERS, moved, { ...data, userId });
      else if (shared) setAnswers(transaction, finish, Math.max(0, shared.answers - 1));
      transaction.delete(ANSWERS, id);
    });
  }
}
