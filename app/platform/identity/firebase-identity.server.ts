import { setTimeout as sleep } from "node:timers/promises";
import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";
import { TimeoutError, timeout } from "remix-utils/promise";
import { firebaseApp } from "~/platform/firebase/firebase-app.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { displayNameFor, isEmail, normaliseEmail } from "./auth-user";
import { EndedSessions } from "./ended-sessions.server";
import { errorFromAdmin, unreachable } from "./firebase-errors";
import {
  type AuthUser,
  ID_TOKEN_MAX_AGE_MS,
  IdentityError,
  type IdentityProvider,
  type Provider,
  SESSION_MAX_AGE_MS,
  type Session,
} from "./identity-provider";
import { IdentityToolkit } from "./identity-toolkit.server";
import { Revocations, validFrom } from "./revocations.server";

const ANSWER_WITHIN_MS = 5000;
const SECOND_MS = 1000;
/** Of the time that a method may take, what a look at the user may: a page is not to wait where Firebase is slow. */
const LOOKUP_SHARE = 0.2;

const PROVIDERS = new Map<string, Provider>([
  ["google.com", "google"],
  ["apple.com", "apple"],
]);

export type FirebaseIdentityOptions = {
  /** Of a Firebase project, for `auth` and for the ended sessions. */
  auth: Auth;
  documents: DocumentStore;
  /** The project's web API key, which is public. */
  apiKey: string;
  /** Such as "127.0.0.1:9099". firebase-admin reads the same from FIREBASE_AUTH_EMULATOR_HOST. */
  emulatorHost?: string | undefined;
  /** How long each method may take. */
  timeoutMs?: number;
};

/**
 * People who are kept by Firebase. A session is Firebase's session cookie, whose signature is checked here; which
 * ended early is kept in our own documents (see EndedSessions).
 */
export class FirebaseIdentity implements IdentityProvider {
  private readonly auth: Auth;
  private readonly toolkit: IdentityToolkit;
  private readonly ended: EndedSessions;
  private readonly revocations: Revocations;
  private readonly timeoutMs: number;

  constructor({ auth, documents, timeoutMs = ANSWER_WITHIN_MS, ...rest }: FirebaseIdentityOptions) {
    this.auth = auth;
    this.toolkit = new IdentityToolkit({ ...rest, timeoutMs });
    this.ended = new EndedSessions(documents);
    this.revocations = new Revocations({
      find: (userId) => this.findUser(userId),
      timeoutMs: timeoutMs * LOOKUP_SHARE,
    });
    this.timeoutMs = timeoutMs;
  }

  /** See IdentityProvider; also throws IdentityError `operation-not-allowed` where the project has no passwords. */
  async signUp(given: { email: string; password: string; name: string }): Promise<string> {
    requireEmail(given.email);
    const name = displayNameFor(given.name, given.email);
    return this.answer(() => this.toolkit.signUp({ ...given, name }));
  }

  /** See IdentityProvider; also throws IdentityError `user-disabled`. */
  async signIn(given: { email: string; password: string }): Promise<string> {
    return this.answer(() => this.toolkit.signIn(given));
  }

  /** See IdentityProvider. A token of a custom sign-in is refused: we make those ourselves, and strangers see them. */
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
          const isOfNobody = refusal.code === "user-not-found";
          throw isOfNobody ? new IdentityError("invalid-id-token", { cause: refusal }) : refusal;
        });
    });
  }

  /**
   * See IdentityProvider. Asks Firebase for nothing but its certificates and, once a minute, the user: what it ended
   * itself, as a new password does, ends here within that minute.
   */
  async readSession(cookie: string, now: number): Promise<Session | null> {
    return this.answer(async () => {
      const claims = await this.sessionClaims(cookie, now);
      if (!claims) return null;
      const session = sessionOf(claims);
      const hasEnded = await Promise.all([
        this.ended.has(cookie, session),
        this.revocations.haveEnded(session),
      ]);
      return hasEnded.includes(true) ? null : session;
    });
  }

  /** See IdentityProvider. Also null for a user who is disabled. */
  async checkSession(cookie: string, now: number): Promise<Session | null> {
    return this.answer(async () => {
      const claims = await this.sessionClaims(cookie, now);
      if (!claims) return null;
      const session = sessionOf(claims);
      const [hasEnded, record] = await Promise.all([
        this.ended.has(cookie, session),
        this.findUser(claims.uid),
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

  /**
   * See IdentityProvider. Firebase tells when somebody signed in by the second, so every session of the second of
   * `now` ends; this returns after that second, so that nobody who signs in afterwards is among them.
   */
  async endAllSessions(userId: string, now: number): Promise<void> {
    await this.answer(async () => {
      await this.ended.endAll(userId, now);
      await this.auth.revokeRefreshTokens(userId);
    });
    await sleep(SECOND_MS - (now % SECOND_MS));
  }

  /** See IdentityProvider. An address that is verified gets no mail. */
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

  /** See IdentityProvider. Whom Firebase refuses to delete keeps their sessions. */
  async deleteUser(userId: string): Promise<void> {
    await this.answer(async () => {
      const takeBack = await this.ended.endAll(userId, Date.now());
      try {
        await this.auth.deleteUser(userId).catch(unlessNotFound);
      } catch (error) {
        // What got no answer may have happened all the same.
        if (errorFromAdmin(error).code !== "network-request-failed") await takeBack();
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

  private async findUser(userId: string): Promise<UserRecord | null> {
    return this.auth.getUser(userId).catch((error: unknown) => {
      unlessNotFound(error);
      return null;
    });
  }

  /** Signs in for somebody, which Firebase takes as a wish to have them where they were deleted just before. */
  private async idTokenOf(userId: string): Promise<string> {
    const token = await this.auth.createCustomToken(userId);
    const { idToken, isNewUser } = await this.toolkit.signInWithCustomToken(token);
    if (!isNewUser) return idToken;
    await this.auth.deleteUser(userId);
    throw new IdentityError("user-not-found");
  }

  /** All that a method does, with the errors and the patience that the port promises. */
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

/** FirebaseIdentity for a project, with firebase-admin's credentials as its environment has them. */
export async function openFirebaseIdentity({
  projectId,
  ...options
}: Omit<FirebaseIdentityOptions, "auth"> & { projectId: string }): Promise<FirebaseIdentity> {
  const { getAuth } = await import("firebase-admin/auth");
  return new FirebaseIdentity({ ...options, auth: getAuth(firebaseApp(projectId)) });
}

/**
 * The claims of a token that holds, null for any other. Whatever goes wrong with a token counts against it: some that
 * are written by hand make firebase-admin stumble.
 *
 * @throws IdentityError `network-request-failed` where Firebase can't be asked
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

function sessionOf(claims: DecodedIdToken): Session {
  const email = normaliseEmail(claims.email ?? "");
  return {
    user: {
      id: claims.uid,
      name: displayNameFor(typeof claims.name === "string" ? claims.name : "", email),
      email,
      emailVerified: claims.email_verified === true,
      provider: PROVIDERS.get(claims.firebase.sign_in_provider) ?? "password",
    },
    signedInAt: claims.auth_time * SECOND_MS,
  };
}

function userOf(record: UserRecord, provider: Provider): AuthUser {
  const email = normaliseEmail(record.email ?? "");
  const name = displayNameFor(record.displayName ?? "", email);
  return { id: record.uid, name, email, emailVerified: record.emailVerified, provider };
}

function requireEmail(email: string): void {
  if (email === "") throw new IdentityError("missing-email");
  if (!isEmail(email)) throw new IdentityError("invalid-email");
}

function unlessNotFound(error: unknown): void {
  const refusal = errorFromAdmin(error);
  if (refusal.code !== "user-not-found") throw refusal;
}
