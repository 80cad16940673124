import * as z from "zod";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { shownSignature } from "~/play/rules/signature";

/** One document per challenge that is no finish: what a title has friends answer, such as the kicks of a duel. */
export const CHALLENGES = "challenges";
const LIFE_MS = 30 * 24 * 60 * 60_000;
const CODE = /^[0-9a-f]{32}$/;
/** Of all titles, among which the latest of one is looked for. */
const MAX_LISTED = 50;

const schema = z.object({
  userId: z.string(),
  /** The name that it is signed with; "" for none. */
  name: z.string().transform(shownSignature),
  /** The title's own. */
  content: z.record(z.string(), z.unknown()),
  at: z.number(),
  expiresAt: z.number(),
  isClosed: z.boolean().default(false),
  isNameHidden: z.boolean().default(false),
});

/** A challenge: whose it is, and what it has friends answer, which its title validates. */
export type Challenge = z.infer<typeof schema> & { code: string };

/** A new one. Its code is in its link: 32 hexadecimal digits. */
type NewChallenge = Pick<Challenge, "userId" | "name" | "code" | "at"> & {
  slug: string;
  content: DocumentData;
};

/** The id of a challenge, as that of a finish is one. */
export const challengeKey = (slug: string, code: string) => `${slug}.${code}`;

/**
 * Stores a challenge for 30 days. One with the same code stays as it is.
 *
 * @throws DocumentStoreError
 */
export function addChallenge(
  store: DocumentStore,
  { slug, code, ...challenge }: NewChallenge,
): Promise<void> {
  const id = challengeKey(slug, code);
  return store.transaction(async (transaction) => {
    if (await transaction.get(CHALLENGES, id)) return;
    transaction.set(CHALLENGES, id, { ...challenge, expiresAt: challenge.at + LIFE_MS });
  });
}

/**
 * The challenge of a link.
 *
 * @param code any user input
 * @returns null for an unknown or expired one
 * @throws DocumentStoreError
 */
export async function findChallenge(
  from: Pick<DocumentStore, "get">,
  slug: string,
  code: string,
  now: number,
): Promise<Challenge | null> {
  if (!CODE.test(code)) return null;
  const { data } = schema.safeParse(await from.get(CHALLENGES, challengeKey(slug, code)));
  if (!data || data.expiresAt <= now) return null;
  return { ...data, name: data.isNameHidden ? "" : data.name, code };
}

/**
 * The code of a player's latest challenge of a title.
 *
 * @returns null without one
 * @throws DocumentStoreError
 */
export async function latestChallenge(
  store: Pick<DocumentStore, "query">,
  slug: string,
  userId: string,
  now: number,
): Promise<string | null> {
  const orderBy = { field: "at", direction: "desc" } as const;
  const { documents } = await store.query(CHALLENGES, {
    ...{ where: { userId }, orderBy, limit: MAX_LISTED },
  });
  const own = documents.find(
    ({ id, data }) => id.startsWith(`${slug}.`) && Number(data.expiresAt) > now,
  );
  return own?.id.slice(slug.length + 1) ?? null;
}

/**
 * Moves a visitor's challenges to an account.
 *
 * @throws DocumentStoreError; the next call goes on
 */
export async function claimChallenges(
  store: DocumentStore,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  const { documents } = await store.query(CHALLENGES, { where: { userId: visitorId }, limit: 500 });
  for (const { id } of documents) await store.set(CHALLENGES, id, { userId }, { merge: true });
}
