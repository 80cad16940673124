import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { DocumentData, StoredDocument } from "~/platform/storage/document-store";
import { MoveError } from "./move-error.server";
import { userBatches } from "./user-import.server";

const LOOKUP = 100;
const USERS_PAGE = 1000;

/** The Firebase project that an installation moves to. */
export class MoveTarget {
  constructor(
    private readonly auth: Auth,
    private readonly firestore: Firestore,
  ) {}

  /** Whether the project has no user and no document. */
  async isEmpty(): Promise<boolean> {
    const [{ users }, collections] = await Promise.all([
      this.auth.listUsers(1),
      this.firestore.listCollections(),
    ]);
    return users.length === 0 && collections.length === 0;
  }

  /**
   * Imports accounts under their ids; those that are there already are replaced.
   *
   * @param accounts at most 1000
   * @throws MoveError with the first account that Firebase refuses
   */
  async importAccounts(accounts: readonly StoredDocument[]): Promise<void> {
    for (const { users, options } of userBatches(accounts)) {
      const { errors } = await this.auth.importUsers(users, options);
      const [first] = errors;
      if (!first) continue;
      const id = users[first.index]?.uid;
      throw new MoveError(`Firebase refuses the account ${id}: ${first.error.message}`);
    }
  }

  /** Writes documents, all or none; those that are there already are replaced. */
  async writeDocuments(collection: string, documents: readonly StoredDocument[]): Promise<void> {
    const batch = this.firestore.batch();
    for (const { id, data } of documents) {
      batch.set(this.firestore.collection(collection).doc(id), data);
    }
    await batch.commit();
  }

  /** The documents with these ids; null for one that is missing. */
  async documents(collection: string, ids: readonly string[]): Promise<(DocumentData | null)[]> {
    const references = ids.map((id) => this.firestore.collection(collection).doc(id));
    const found = await this.firestore.getAll(...references);
    return found.map((one) => (one.data() as DocumentData | undefined) ?? null);
  }

  async countDocuments(collection: string): Promise<number> {
    return (await this.firestore.collection(collection).count().get()).data().count;
  }

  /** The users with these ids, those that exist. */
  async users(ids: readonly string[]): Promise<Map<string, UserRecord>> {
    const found = new Map<string, UserRecord>();
    for (let start = 0; start < ids.length; start += LOOKUP) {
      const asked = ids.slice(start, start + LOOKUP).map((uid) => ({ uid }));
      const { users } = await this.auth.getUsers(asked);
      for (const user of users) found.set(user.uid, user);
    }
    return found;
  }

  async countUsers(): Promise<number> {
    let count = 0;
    let next: string | undefined;
    do {
      const { users, pageToken } = await this.auth.listUsers(USERS_PAGE, next);
      count += users.length;
      next = pageToken;
    } while (next);
    return count;
  }

  async close(): Promise<void> {
    await this.firestore.terminate();
  }
}
