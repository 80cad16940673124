import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { sha256 } from "~/platform/identity/secret-token.server";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { generator } from "../generator.server";
import { styles, zones } from "../shot";
import { KICKS } from "../standing";
import { type Plan, type PlayedDuel, playDuel } from "./rules";

const DUELS = "duels";
const LIFE_MS = 30 * 24 * 60 * 60_000;
const CODE = /^[0-9a-f]{32}$/;

const zone = z.literal(zones);

const sideSchema = z.object({
  /** The hash of the browser's secret; no account. */
  by: z.string(),
  kicks: z.array(z.object({ zone, style: z.enum(styles) })).length(KICKS),
  dives: z.array(zone).length(KICKS),
});

const duelSchema = z.object({
  challenger: sideSchema,
  friend: sideSchema.nullable(),
  seed: z.number(),
  expiresAt: z.number(),
});

/** A duel as it is stored, under the hash of its code. */
export type StoredDuel = z.infer<typeof duelSchema>;

/**
 * Stores a challenger's plan for 30 days.
 *
 * @param by the hash of the browser's secret
 * @param now milliseconds since the epoch
 * @returns the code of its link, which only the link has
 * @throws DocumentStoreError
 */
export async function addDuel(
  store: DocumentStore,
  { by, plan, now }: { by: string; plan: Plan; now: number },
): Promise<string> {
  const code = randomBytes(16).toString("hex");
  const challenger = sideOf(by, plan);
  const seed = randomInt(2 ** 32);
  await store.set(DUELS, sha256(code), {
    challenger,
    friend: null,
    seed,
    expiresAt: now + LIFE_MS,
  });
  return code;
}

/**
 * The duel of a code.
 *
 * @param code any user input
 * @returns null for an unknown or expired one
 * @throws DocumentStoreError
 */
export async function findDuel(
  store: DocumentStore,
  code: string,
  now: number,
): Promise<StoredDuel | null> {
  return CODE.test(code) ? runningDuel(await store.get(DUELS, sha256(code)), now) : null;
}

/** What became of an answer: stored, the reader's own second one, later than a friend's, or to no duel of a friend. */
type Answered = "first" | "again" | "late" | "none";

/**
 * Stores the plan of the first friend who answers. The challenger's own browser can't answer.
 *
 * @throws DocumentStoreError
 */
export async function answerDuel(
  store: DocumentStore,
  code: string,
  { by, plan, now }: { by: string; plan: Plan; now: number },
): Promise<Answered> {
  if (!CODE.test(code)) return "none";
  const id = sha256(code);
  return store.transaction(async (transaction) => {
    const duel = runningDuel(await transaction.get(DUELS, id), now);
    if (!duel || duel.challenger.by === by) return "none";
    if (duel.friend) return duel.friend.by === by ? "again" : "late";
    transaction.set(DUELS, id, { friend: sideOf(by, plan) }, { merge: true });
    return "first";
  });
}

/** What became of a duel; null until both have played. */
export function resultOf({ challenger, friend, seed }: StoredDuel): PlayedDuel | null {
  if (!friend) return null;
  const below = generator(seed);
  return playDuel({ challenger, friend }, () => below(100));
}

const sideOf = (by: string, { kicks, dives }: Plan): DocumentData => ({
  by,
  kicks: kicks.map(({ zone, style }) => ({ zone, style })),
  dives: [...dives],
});

function runningDuel(stored: DocumentData | null, now: number): StoredDuel | null {
  const duel = duelSchema.safeParse(stored).data;
  return duel && duel.expiresAt > now ? duel : null;
}
