import type { UserImportOptions, UserImportRecord } from "firebase-admin/auth";
import { storedAccountSchema } from "~/platform/identity/local-accounts.server";
import { parsePasswordHash } from "~/platform/identity/password-hash.server";
import type { StoredDocument } from "~/platform/storage/document-store";
import { MoveError } from "./move-error.server";

/** Users whose passwords were hashed at the same cost: one call of `importUsers`. */
type UserBatch = { users: UserImportRecord[]; options?: UserImportOptions };

/**
 * Accounts of the embedded mode as Firebase imports them, with their passwords. Source:
 * https://firebase.google.com/docs/auth/admin/import-users
 *
 * @param accounts documents of `accounts`, at most 1000
 * @throws MoveError with the id of an account that can't be read
 */
export function userBatches(accounts: readonly StoredDocument[]): UserBatch[] {
  const batches = new Map<string, UserBatch>();
  for (const account of accounts) {
    const { user, options } = importOf(account);
    const cost = JSON.stringify(options ?? null);
    const batch: UserBatch = batches.get(cost) ?? { users: [], ...(options && { options }) };
    batch.users.push(user);
    batches.set(cost, batch);
  }
  return [...batches.values()];
}

function importOf({ id, data }: StoredDocument) {
  const account = storedAccountSchema.safeParse(data).data;
  if (!account) throw new MoveError(`The account ${id} can't be read.`);
  const { name, email, emailVerified, createdAt, passwordHash } = account;
  const user: UserImportRecord = {
    uid: id,
    displayName: name,
    email,
    emailVerified,
    metadata: { creationTime: new Date(createdAt).toUTCString() },
  };
  if (passwordHash === undefined) return { user };
  const hash = parsePasswordHash(passwordHash);
  if (!hash) throw new MoveError(`The password of the account ${id} can't be read.`);
  return {
    user: { ...user, passwordHash: hash.key, passwordSalt: hash.salt },
    options: {
      hash: {
        algorithm: "STANDARD_SCRYPT" as const,
        memoryCost: hash.cost.N,
        blockSize: hash.cost.r,
        parallelization: hash.cost.p,
        derivedKeyLength: hash.key.length,
      },
    },
  };
}
