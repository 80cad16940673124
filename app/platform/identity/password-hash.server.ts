import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { WorkQueue } from "./work-queue.server";

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const COST = { N: 2 ** 14, r: 8, p: 5 };
const FORMAT = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

/** A hash takes 16 MB and a thread pool thread: two at a time leave the server responsive. */
const queue = new WorkQueue("passwords", 2, 256);

/** A hash that no password matches: checking against it takes as long as against any other. */
export const HASH_OF_NO_PASSWORD = write(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Hashes a password with scrypt and a random salt.
 *
 * @returns the hash with its parameters, so that new passwords can use stronger ones
 * @throws IdentityError `too-many-requests` if too many are queued
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await derive(password, salt, COST));
}

/**
 * Whether a password matches a hash; takes the same time either way.
 *
 * @param stored a result of `hashPassword`; anything else matches no password
 * @throws IdentityError `too-many-requests` if too many are queued
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const hash = parsePasswordHash(stored);
  if (!hash) return false;
  const given = await derive(password, hash.salt, hash.cost);
  return given.length === hash.key.length && timingSafeEqual(given, hash.key);
}

/** The parts of a result of `hashPassword`; null for anything else. The password was in Unicode's form NFKC. */
export function parsePasswordHash(stored: string) {
  const parts = FORMAT.exec(stored);
  if (!parts) return null;
  const [N, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [salt, key] = parts.slice(4).map((part) => Buffer.from(part, "base64url")) as [
    Buffer,
    Buffer,
  ];
  return { cost: { N, r, p }, salt, key };
}

function write(salt: Buffer, key: Buffer): string {
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Keyboards may encode one letter differently: normalisation makes them equal. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return queue.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
