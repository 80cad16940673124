import { createHash } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import type { Field, StoredDocument } from "~/platform/storage/document-store";
import type { Step } from "./move-plan";
import { ACCOUNTS } from "./move-plan";
import type { MoveSource } from "./move-source.server";
import type { MoveTarget } from "./move-target.server";
import { userBatches } from "./user-import.server";

const PAGE = 300;
const MAX_NAMED = 5;

/** What a comparison found: the hash of what the source has, and what differs. */
type Comparison = { sha256: string; problems: string[] };

/**
 * Compares a collection (or the accounts) here and there: how many there are, and each one in full.
 *
 * @returns no problems if both have the same
 */
export async function compare(
  source: MoveSource,
  target: MoveTarget,
  { collection, count }: Step,
): Promise<Comparison> {
  const [here, there] = [createHash("sha256"), createHash("sha256")];
  const problems: string[] = [];
  const pairsOf = collection === ACCOUNTS ? accountPairs : documentPairs;
  for (let after = ""; ; ) {
    const page = source.page(collection, after, PAGE);
    if (page.length === 0) break;
    after = page.at(-1)?.id ?? "";
    for (const { id, mine, theirs } of await pairsOf(target, collection, page)) {
      here.update(`${id}\0${mine}\n`);
      there.update(`${id}\0${theirs}\n`);
      if (mine !== theirs && problems.length < MAX_NAMED) {
        problems.push(`${collection}/${id} ${theirs === null ? "is missing" : "differs"}.`);
      }
    }
  }
  const counted =
    collection === ACCOUNTS ? await target.countUsers() : await target.countDocuments(collection);
  if (counted !== count) problems.push(`${collection}: ${count} here, ${counted} in Firebase.`);
  const sha256 = here.digest("hex");
  if (problems.length === 0 && sha256 !== there.digest("hex")) {
    problems.push(`${collection}: the hashes differ.`);
  }
  return { sha256, problems };
}

type Pair = { id: string; mine: string; theirs: string | null };

async function documentPairs(
  target: MoveTarget,
  collection: string,
  page: readonly StoredDocument[],
): Promise<Pair[]> {
  const found = await target.documents(
    collection,
    page.map(({ id }) => id),
  );
  return page.map(({ id, data }, index) => {
    const theirs = found[index] ?? null;
    return { id, mine: canonical(data), theirs: theirs && canonical(theirs) };
  });
}

async function accountPairs(
  target: MoveTarget,
  _collection: string,
  page: readonly StoredDocument[],
): Promise<Pair[]> {
  const found = await target.users(page.map(({ id }) => id));
  const users = userBatches(page).flatMap((batch) => batch.users);
  return users
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))
    .map(({ uid, displayName, email, emailVerified, metadata, passwordHash }) => {
      const theirs = found.get(uid);
      const { creationTime } = metadata ?? {};
      const hash = passwordHash ? Buffer.from(passwordHash).toString("base64url") : null;
      const mine = { displayName, email, emailVerified, creationTime, hash };
      return {
        id: uid,
        mine: JSON.stringify(mine),
        theirs: theirs ? JSON.stringify({ ...userAs(theirs), hash: hashOf(theirs, hash) }) : null,
      };
    });
}

const userAs = ({ displayName, email, emailVerified, metadata }: UserRecord) => ({
  displayName,
  email,
  emailVerified,
  creationTime: metadata.creationTime,
});

/** Firebase only shows hashes to those who may read them: one that it hides counts as the right one. */
function hashOf({ passwordHash }: UserRecord, expected: string | null): string | null {
  if (passwordHash === undefined) return expected;
  return passwordHash.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The same text for the same data, in whatever order its fields come. */
function canonical(value: Field): string {
  return JSON.stringify(value, (_, field) => {
    if (typeof field !== "object" || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
