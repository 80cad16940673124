import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";
import { TimeoutError, timeout } from "remix-utils/promise";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { displayNameFor, isEmail } from "./auth-user";
import { EndedSessions } from "./ended-sessions.server";
import { errorFromAdmin, unreachable } from "./firebase-errors";
import { sessionOf, userOf } from "./firebase-users";
import {
  type AuthUser,
  ID_TOKEN_MAX_AGE_MS,
  IdentityError,
  type IdentityProvider,
  SESSION_MAX_AGE_MS,
  type Session,
} from "./identity-provider";
import { IdentityToolkit } from "./identity-toolkit.server";
import { joinedAt, Revocations, validFrom } from "./revocations.server";

const RESPONSE_TIMEOUT_MS = 5000;
const SECOND_MS = 1000;
/** Share of a method's timeout for looking up the user: a page must not wait for a slow Firebase. */
const LOOKUP_SHARE = 0.2;

type FirebaseIdentityOptions = {
  /** A Firebase project's services, for `auth` and for the ended sessions. */
  auth: Auth;
  documents: DocumentStore;
  /** The project's web API key, which is public. */
  apiKey: string;
  /** Such as "127.0.0.1:9099". firebase-admin reads the same value from FIREBASE_AUTH_EMULATOR_HOST. */
  emulatorHost?: string | undefined;
  /** Timeout of each method. */
  timeoutMs?: number;
};

/**
 * Identity provider on Firebase. A session is Firebase's session cookie, whose signature is verified here; sessions
 * that ended early are stored in our own documents (see EndedSessions).
 */
export class FirebaseIdentity implements IdentityProvider {
  private readonly auth: Auth;
  private readonly toolkit: IdentityToolkit;
  private readonly ended: EndedSessions;
  private readonly revocations: Revocations;
  private readonly timeoutMs: number;

  constructor({
    auth,
    documents,
    timeoutMs = RESPONSE_TIMEOUT_MS,
    ...rest
  }: FirebaseIdentityOptions) {
    this.auth = auth;
    this.toolkit = new IdentityToolkit({ ...rest, timeoutMs });
    this.ended = new EndedSessions(documents);
    this.revocations = new Revocations({
      find: (userId) => this.lookUp(userId),
      timeoutMs: timeoutMs * LOOKUP_SHARE,
    });
    this.timeoutMs = timeoutMs;
  }

  /** See IdentityProvider; also throws IdentityError `operation-not-allowed` if the project has passwords disabled. */
  async signUp(given: { email: string; password: string; name: string }): Promise<string> {
    requireEmail(given.email);
    const name = displayNameFor(given.name, given.email);
    return this.answer(() => this.toolkit.signUp({ ...given, name }));
  }

  /**
   * See IdentityProvider; also throws IdentityError `user-disabled`. A password that moved here from the embedded mode was
   * hashed in Unicode's form NFKC, one that was set here as it was typed.
   */
  async signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const normalised = password.normalize("NFKC");
    return this.answer(() =>
      this.toolkit.signIn({ email, password }).catch((error: unknown) => {
        const mayMatch = normalised !== password && isWrongPassword(error);
        if (!mayMatch) throw error;
        return this.toolkit.signIn({ email, password: normalised });
      }),
    );
  }

  /** See IdentityProvider. Rejects tokens of a custom sign-in: we issue those ourselves, and third parties see them. */
  async verifyIdToken(idToken: string, now: number): Promise<Session> {
    return this.answer(async () => sessionOf(await this.freshClaims(idToken, now)));
  }

  /** See IdentityProvider. */
  async createSession(idToken: string, now: number): Promise<string> {
    return this.answer(async () => {
      await this.freshClaims(idToken, now);
      return this.auth
        .createSessionCookie(idToken, { expiresIn: SESSION_MAX_AGE_MS })
        .catch((error: unknown) => {
          const refusal = errorFromAdmin(error);
          const isUnknownUser = refusal.code === "user-not-found";
          throw isUnknownUser ? new IdentityError("invalid-id-token", { cause: refusal }) : refusal;
        });
    });
  }

  /**
   * See IdentityProvider. Asks Firebase only for certificates and, once a minute, for the user: a revocation by
   * Firebase, as after a new password, takes effect within that minute.
   */
  async readSession(cookie: string, now: number): Promise<Session | null> {
    return this.answer(async () => {
      const claims = await this.sessionClaims(cookie, now);
      if (!claims) return null;
      const session = sessionOf(claims);
      const hasEnded = await Promise.all([
        this.ended.has(cookie, session),
        this.revocations.hasEnded(session),
      ]);
      return hasEnded.includes(true) ? null : session;
    });
  }

  /** See IdentityProvider. Also null for a disabled user. */
  async checkSession(cookie: string, now: number): Promise<Session | null> {
    return this.answer(async () => {
      const claims = await this.sessionClaims(cookie, now);
      if (!claims) return null;
      const session = sessionOf(claims);
      const [hasEnded, record] = await Promise.all([
        this.ended.has(cookie, session),
        this.lookUp(claims.uid),
      ]);
      if (hasEnded || !record || session.signedInAt < validFrom(record)) return null;
      return { ...session, user: userOf(record, session.user.provider) };
    });
  }

  /** See IdentityProvider. */
  async endSession(cookie: string, now: number): Promise<void> {
    await this.answer(async () => {
      const claims = await this.sessionClaims(cookie, now);
      if (!claims) return;
      const expiresAt = claims.iat * SECOND_MS + SESSION_MAX_AGE_MS;
      await this.ended.end(cookie, { userId: claims.uid, expiresAt });
    });
  }

  /** See IdentityProvider. Sends nothing for a verified address. */
  async sendVerification(userId: string): Promise<void> {
    await this.answer(async () => {
      const record = await this.auth.getUser(userId);
      if (record.emailVerified) return;
      if (!record.email) throw new IdentityError("missing-email");
      const idToken = await this.idTokenOf(userId);
      await this.toolkit.sendOobCode({ requestType: "VERIFY_EMAIL", idToken });
    });
  }

  /** See IdentityProvider; also throws IdentityError `missing-email` and `too-many-requests`. */
  async sendPasswordReset(email: string): Promise<void> {
    requireEmail(email);
    await this.answer(() => this.toolkit.sendOobCode({ requestType: "PASSWORD_RESET", email }));
  }

  /** See IdentityProvider; also throws IdentityError `user-disabled`. */
  async idTokenFor(userId: string): Promise<string> {
    return this.answer(() => this.idTokenOf(userId));
  }

  /** See IdentityProvider. */
  async findUser(userId: string): Promise<AuthUser | null> {
    return this.answer(async () => {
      const record = await this.lookUp(userId);
      return record && !record.disabled ? userOf(record) : null;
    });
  }

  /** See IdentityProvider. */
  async findUserByEmail(email: string): Promise<AuthUser | null> {
    return this.answer(async () => {
      const record = await this.auth.getUserByEmail(email).catch(nullIfNotFound);
      return record && !record.disabled ? userOf(record) : null;
    });
  }

  /** See IdentityProvider. Asks Firebase only if no session of the user was read before. */
  async joinedAt(userId: string): Promise<number | null> {
    const known = this.revocations.joinedAt(userId);
    return known ?? this.answer(async () => joinedAt(await this.lookUp(userId)));
  }

  /** See IdentityProvider. If Firebase refuses the deletion, the user's sessions stay valid. */
  async deleteUser(userId: string): Promise<void> {
    await this.answer(async () => {
      const undo = await this.ended.endAll(userId, Date.now());
      this.revocations.forget(userId);
      try {
        await this.auth.deleteUser(userId).catch(unlessNotFound);
      } catch (error) {
        // Without a response the deletion may have happened.
        if (errorFromAdmin(error).code !== "network-request-failed") await undo();
        throw error;
      }
    });
  }

  /** @throws IdentityError `invalid-id-token` */
  private async freshClaims(idToken: string, now: number): Promise<DecodedIdToken> {
    const claims = await claimsOf(this.auth.verifyIdToken(idToken));
    if (claims && claims.iat * SECOND_MS + ID_TOKEN_MAX_AGE_MS > now) return claims;
    throw new IdentityError("invalid-id-token");
  }

  private async sessionClaims(cookie: string, now: number): Promise<DecodedIdToken | null> {
    const claims = await claimsOf(this.auth.verifySessionCookie(cookie));
    return claims && claims.iat * SECOND_MS + SESSION_MAX_AGE_MS > now ? claims : null;
  }

  private async lookUp(userId: string): Promise<UserRecord | null> {
    return this.auth.getUser(userId).catch(nullIfNotFound);
  }

  /** Signs in with a custom token. If the user was just deleted, Firebase creates the account again. */
  private async idTokenOf(userId: string): Promise<string> {
    const token = await this.auth.createCustomToken(userId);
    const { idToken, isNewUser } = await this.toolkit.signInWithCustomToken(token);
    if (!isNewUser) return idToken;
    await this.auth.deleteUser(userId);
    throw new IdentityError("user-not-found");
  }

  /** Runs a method with the errors and the timeout that the port specifies. */
  private async answer<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await timeout(work(), { ms: this.timeoutMs });
    } catch (error) {
      if (error instanceof TimeoutError) {
        throw new IdentityError("network-request-failed", { cause: error });
      }
      throw error instanceof DocumentStoreError ? unreachable(error) : errorFromAdmin(error);
    }
  }
}

/** Creates a FirebaseIdentity for a project, with firebase-admin's credentials from the environment. */
export async function openFirebaseIdentity({
  projectId,
  ...options
}: Omit<FirebaseIdentityOptions, "auth"> & { projectId: string }): Promise<FirebaseIdentity> {
  const { getAuth } = await import("firebase-admin/auth");
  return new FirebaseIdentity({ ...options, auth: getAuth(firebaseApp(projectId)) });
}

/**
 * The claims of a valid token, null for an invalid one. Any unexpected error counts as invalid: some forged tokens
 * crash firebase-admin.
 *
 * @throws IdentityError `network-request-failed` if Firebase is unreachable
 */
async function claimsOf(verifying: Promise<DecodedIdToken>): Promise<DecodedIdToken | null> {
  try {
    const claims = await verifying;
    return claims.firebase.sign_in_provider === "custom" ? null : claims;
  } catch (error) {
    const refusal = errorFromAdmin(error);
    if (refusal.code === "network-request-failed") throw refusal;
    return null;
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof IdentityError && error.code === "invalid-credential";

function requireEmail(email: string): void {
  if (email === "") throw new IdentityError("missing-email");
  if (!isEmail(email)) throw new IdentityError("invalid-email");
}

function unlessNotFound(error: unknown): void {
  const refusal = errorFromAdmin(error);
  if (refusal.code !== "user-not-found") throw refusal;
}

function nullIfNotFound(error: unknown): null {
  unlessNotFound(error);
  return null;
}
