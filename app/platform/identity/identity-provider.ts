/** Who somebody is (spec, section 3: auth user). */
export type AuthUser = {
  id: string;
  name: string;
  /** Trimmed and in lower case; "" where the provider gives none. */
  email: string;
  emailVerified: boolean;
  provider: Provider;
};

export type Provider = "password" | "google" | "apple";

/** A session that holds: whose it is, and when that person last proved who they are, in ms since the epoch. */
export type Session = { user: AuthUser; signedInAt: number };

/** What can go wrong, in the words of the spec's section 8 where it has one. */
export type IdentityErrorCode =
  | "email-already-in-use"
  | "invalid-credential"
  | "invalid-email"
  | "missing-email"
  | "weak-password"
  | "user-not-found"
  | "user-disabled"
  | "operation-not-allowed"
  | "network-request-failed"
  | "too-many-requests"
  /** An ID token that is forged, of another project, expired, or issued 5 minutes ago or more. */
  | "invalid-id-token"
  /** A verification or reset link that was used, has expired or never was. */
  | "invalid-action-code"
  /** Somebody else than the one who is signed in proved who they are. */
  | "wrong-user"
  | "unknown";

export class IdentityError extends Error {
  constructor(
    readonly code: IdentityErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The identity provider refused: ${code}.`, options);
  }
}

/** An ID token is exchanged for a session within 5 minutes of its issue (spec, section 5: token max age). */
export const ID_TOKEN_MAX_AGE_MS = 5 * 60_000;

/** Spec gives none; the issue says 14 days. */
export const SESSION_MAX_AGE_MS = 14 * 24 * 60 * 60_000;

/** Spec, section 9. */
export const PASSWORD_MIN_LENGTH = 6;

/**
 * The port to whoever knows our people. Times (`now`) are in ms since the epoch. Every method throws IdentityError:
 * `network-request-failed` after 5 s without an answer, else the codes it names.
 */
export interface IdentityProvider {
  /**
   * Makes an account with a password.
   *
   * @returns an ID token
   * @throws IdentityError `email-already-in-use`, `weak-password`, `invalid-email`
   */
  signUp(given: { email: string; password: string; name: string }, now: number): Promise<string>;
  /**
   * @returns an ID token
   * @throws IdentityError `invalid-credential` for an unknown e-mail as for a wrong password, `too-many-requests`
   */
  signIn(given: { email: string; password: string }, now: number): Promise<string>;
  /**
   * Whose ID token this is.
   *
   * @throws IdentityError `invalid-id-token`
   */
  verifyIdToken(idToken: string, now: number): Promise<Session>;
  /**
   * Opens a session of 14 days.
   *
   * @returns what the cookie keeps
   * @throws IdentityError `invalid-id-token`
   */
  createSession(idToken: string, now: number): Promise<string>;
  /**
   * The session of a cookie, checked without leaving the house where that is possible; null when it does not hold. What
   * the provider ended itself may hold for a minute more.
   */
  readSession(session: string, now: number): Promise<Session | null>;
  /** The same with the provider's own word: revocation is checked and the user is as they are this moment. */
  checkSession(session: string, now: number): Promise<Session | null>;
  /** Ends one session: its cookie is worth nothing from now on. One that does not hold is no error. */
  endSession(session: string, now: number): Promise<void>;
  /** Ends every session of a user. */
  endAllSessions(userId: string, now: number): Promise<void>;
  /**
   * Sends the mail that verifies the user's e-mail address.
   *
   * @throws IdentityError `missing-email`, `user-not-found`, `too-many-requests`
   */
  sendVerification(userId: string, now: number): Promise<void>;
  /**
   * Sends the mail that resets a password.
   *
   * @throws IdentityError `user-not-found` where the provider tells (with e-mail privacy it doesn't), `invalid-email`
   */
  sendPasswordReset(email: string, now: number): Promise<void>;
  /**
   * An ID token of the user to show to others; it opens no session here.
   *
   * @returns null where there is nobody else who could read one
   * @throws IdentityError `user-not-found`
   */
  idTokenFor(userId: string): Promise<string | null>;
  /** Deletes a user with all their sessions; one that is not there is no error. */
  deleteUser(userId: string): Promise<void>;
}
