/** An authenticated user. */
export type AuthUser = {
  id: string;
  name: string;
  /** Trimmed and in lower case; "" if the provider gives none. */
  email: string;
  emailVerified: boolean;
  provider: Provider;
};

export type Provider = "password" | "google" | "apple";

/** A valid session: its user, and when they last authenticated, in ms since the epoch. */
export type Session = { user: AuthUser; signedInAt: number };

/** Error codes; those that Firebase has too are named as there. */
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
  /** An ID token that is forged, of another project, expired, or issued 5 or more minutes ago. */
  | "invalid-id-token"
  /** A verification or reset link that was used, has expired or never existed. */
  | "invalid-action-code"
  /** Another user than the signed-in one re-authenticated. */
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

/** An ID token is exchanged for a session within 5 minutes of its issue. */
export const ID_TOKEN_MAX_AGE_MS = 5 * 60_000;

/** Fourteen days: the most that Firebase allows. */
export const SESSION_MAX_AGE_MS = 14 * 24 * 60 * 60_000;

/** docs/rules.md#account. */
export const PASSWORD_MIN_LENGTH = 6;

/**
 * The port to the identity provider. Times (`now`) are in ms since the epoch. Every method throws IdentityError:
 * `network-request-failed` after 5 s without a response, otherwise the codes it names.
 */
export interface IdentityProvider {
  /**
   * Creates an account with a password.
   *
   * @returns an ID token
   * @throws IdentityError `email-already-in-use`, `weak-password`, `invalid-email`
   */
  signUp(given: { email: string; password: string; name: string }, now: number): Promise<string>;
  /**
   * @returns an ID token
   * @throws IdentityError `invalid-credential` for an unknown e-mail and for a wrong password, `too-many-requests`
   */
  signIn(given: { email: string; password: string }, now: number): Promise<string>;
  /**
   * The user of an ID token.
   *
   * @throws IdentityError `invalid-id-token`
   */
  verifyIdToken(idToken: string, now: number): Promise<Session>;
  /**
   * Opens a session of 14 days.
   *
   * @returns the cookie's value
   * @throws IdentityError `invalid-id-token`
   */
  createSession(idToken: string, now: number): Promise<string>;
  /**
   * The session of a cookie, verified locally if possible; null if invalid. A session revoked by the provider may stay
   * valid for another minute.
   */
  readSession(session: string, now: number): Promise<Session | null>;
  /** As `readSession`, but asks the provider: checks revocation and returns the current user. */
  checkSession(session: string, now: number): Promise<Session | null>;
  /** Ends one session: its cookie is invalid from then on. An invalid one is no error. */
  endSession(session: string, now: number): Promise<void>;
  /**
   * Sends the email that verifies the user's address.
   *
   * @throws IdentityError `missing-email`, `user-not-found`, `too-many-requests`
   */
  sendVerification(userId: string, now: number): Promise<void>;
  /**
   * Sends the email that resets a password.
   *
   * @throws IdentityError `user-not-found` if the provider reveals it (with e-mail privacy it doesn't), `invalid-email`
   */
  sendPasswordReset(email: string, now: number): Promise<void>;
  /**
   * An ID token of the user for third parties; it opens no session here.
   *
   * @returns null if no third party could verify one
   * @throws IdentityError `user-not-found`
   */
  idTokenFor(userId: string): Promise<string | null>;
  /** The user with an id; null if there is none, or they are disabled. Their provider may be unknown: "password" then. */
  findUser(userId: string): Promise<AuthUser | null>;
  /** The same by an address. */
  findUserByEmail(email: string): Promise<AuthUser | null>;
  /** When an account was made, in ms since the epoch; null if there is none. */
  joinedAt(userId: string): Promise<number | null>;
  /** Deletes a user with all their sessions; a missing one is no error. */
  deleteUser(userId: string): Promise<void>;
}
