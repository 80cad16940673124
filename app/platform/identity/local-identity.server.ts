import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { product } from "~/platform/config/product";
import type { Email, Mailer } from "~/platform/mail/mailer";
import type { DocumentStore } from "~/platform/storage/document-store";
import { rarePaths } from "~/rare-paths";
import { displayNameFor, isEmail, normaliseEmail } from "./auth-user";
import { resetEmail, verificationEmail } from "./emails";
import { identityDocuments } from "./identity-documents.server";
import {
  type AuthUser,
  IdentityError,
  type IdentityProvider,
  PASSWORD_MIN_LENGTH,
  type Provider,
  type Session,
} from "./identity-provider";
import { type Account, LocalAccounts } from "./local-accounts.server";
import { issueIdToken, readIdToken } from "./local-id-token.server";
import { LocalMailTokens } from "./local-mail-tokens.server";
import { LocalSessions } from "./local-sessions.server";
import { HASH_OF_NO_PASSWORD, hashPassword, verifyPassword } from "./password-hash.server";

/** The form has the same limit. */
const PASSWORD_MAX_LENGTH = 1000;

/** Longer than sending an email takes, so that the response time does not reveal whether one was sent. */
const RESET_ANSWER_MS = 300;

type Options = {
  documents: DocumentStore;
  mailer: Mailer;
  /** Signs ID tokens. */
  secret: string;
  /** The origin for links in emails, such as "https://play.example.com". */
  origin: string;
};

/**
 * The embedded mode's IdentityProvider, on the document store (docs/rules.md#two-modes). Passwords, sessions and email
 * tokens are stored as hashes, so that a reader of the store can't sign in.
 */
export class LocalIdentity implements IdentityProvider {
  private readonly mailer: Mailer;
  private readonly secret: string;
  private readonly origin: string;
  private readonly accounts: LocalAccounts;
  private readonly sessions: LocalSessions;
  private readonly mailTokens: LocalMailTokens;

  constructor({ documents, mailer, secret, origin }: Options) {
    const identityStore = identityDocuments(documents);
    this.mailer = mailer;
    this.secret = secret;
    this.origin = origin;
    this.accounts = new LocalAccounts(identityStore);
    this.sessions = new LocalSessions(identityStore, this.accounts);
    this.mailTokens = new LocalMailTokens(identityStore, this.accounts);
  }

  async signUp(given: { email: string; password: string; name: string }, now: number) {
    const email = emailOf(given.email);
    assertPassword(given.password);
    const account = {
      name: displayNameFor(given.name, email),
      email,
      emailVerified: false,
      provider: "password",
      passwordHash: await hashPassword(given.password),
    } as const;
    return this.idTokenOf(await this.accounts.create(account, now), now);
  }

  async signIn({ email, password }: { email: string; password: string }, now: number) {
    if (password.length > PASSWORD_MAX_LENGTH) throw new IdentityError("invalid-credential");
    const account = await this.accounts.byEmail(normaliseEmail(email));
    const hash = account?.passwordHash ?? HASH_OF_NO_PASSWORD;
    const matches = await verifyPassword(password, hash);
    if (!account || !matches) throw new IdentityError("invalid-credential");
    return this.idTokenOf(account, now);
  }

  /**
   * Signs in a user of a simulated provider.
   *
   * @param given.accountId a user who came by this provider before; without it, or for any other, a new user is created
   *   with a generated address that counts as verified
   * @returns an ID token
   */
  async signInWithSimulatedProvider(
    given: { provider: Exclude<Provider, "password">; accountId?: string; name: string },
    now: number,
  ): Promise<string> {
    const { provider, accountId = "", name } = given;
    const known = await this.accounts.get(accountId);
    if (known?.user.provider === provider) return this.idTokenOf(known, now);
    const number = randomBytes(6).toString("hex");
    const email = `${provider}-${number}@players.${product.parentDomain}`;
    const account = { name: displayNameFor(name, ""), email, emailVerified: true, provider };
    return this.idTokenOf(await this.accounts.create(account, now), now);
  }

  async verifyIdToken(idToken: string, now: number): Promise<Session> {
    const { userId, signedInAt, generation } = await readIdToken(idToken, this.secret, now);
    const account = await this.accounts.get(userId);
    if (account?.generation !== generation) throw new IdentityError("invalid-id-token");
    return { user: account.user, signedInAt };
  }

  async createSession(idToken: string, now: number) {
    return this.sessions.open(await readIdToken(idToken, this.secret, now), now);
  }

  async readSession(session: string, now: number) {
    return this.sessions.read(session, now);
  }

  async checkSession(session: string, now: number) {
    return this.sessions.read(session, now);
  }

  async endSession(session: string) {
    await this.sessions.end(session);
  }

  /** Does nothing for a verified address. */
  async sendVerification(userId: string, now: number) {
    const account = await this.accounts.get(userId);
    if (!account) throw new IdentityError("user-not-found");
    const { name, email, emailVerified } = account.user;
    if (!email) throw new IdentityError("missing-email");
    if (emailVerified) return;
    const token = await this.mailTokens.issue("verify", account, now);
    const link = this.linkTo(rarePaths.verify, token);
    await this.send({ to: email, ...verificationEmail({ name, link }) });
  }

  /**
   * Checks a verification link; does not use it up.
   *
   * @throws IdentityError `invalid-action-code`
   */
  async readVerifyToken(token: string, now: number): Promise<void> {
    await this.mailTokens.read(token, "verify", now);
  }

  /**
   * Verifies the address that an email went to, if it is still the account's.
   *
   * @param token from the email's link: valid once, for one hour
   * @throws IdentityError `invalid-action-code`
   */
  async confirmVerification(token: string, now: number): Promise<AuthUser> {
    const { user } = await this.mailTokens.use(token, "verify", now, (transaction, { id }) =>
      this.accounts.update(transaction, id, { emailVerified: true }),
    );
    return { ...user, emailVerified: true };
  }

  /** Silently sends nothing if the address has no account or its account has no password. */
  async sendPasswordReset(email: string, now: number) {
    const address = emailOf(email);
    await Promise.all([this.sendReset(address, now), wait(RESET_ANSWER_MS)]);
  }

  /**
   * The account whose password a reset link would change; does not use the link up.
   *
   * @throws IdentityError `invalid-action-code`
   */
  async readResetToken(token: string, now: number): Promise<{ email: string }> {
    const { user } = await this.mailTokens.read(token, "reset", now);
    return { email: user.email };
  }

  /**
   * Changes the password, ends all sessions, and verifies the address, since the email proves access to the mailbox.
   *
   * @param token from the email's link: valid once, for one hour; invalidates the user's other links
   * @throws IdentityError `weak-password`, `invalid-action-code`
   */
  async resetPassword(token: string, password: string, now: number): Promise<void> {
    assertPassword(password);
    await this.mailTokens.read(token, "reset", now);
    const passwordHash = await hashPassword(password);
    const { id } = await this.mailTokens.use(token, "reset", now, (transaction, account) => {
      const generation = account.generation + 1;
      const change = { passwordHash, emailVerified: true, generation };
      this.accounts.update(transaction, account.id, change);
    });
    await this.sessions.clear(id);
  }

  /** Null: our own ID tokens open sessions, so third parties must not see one. */
  async idTokenFor() {
    return null;
  }

  /** See IdentityProvider. */
  async findUser(userId: string) {
    return (await this.accounts.get(userId))?.user ?? null;
  }

  /** See IdentityProvider. */
  async findUserByEmail(email: string) {
    return (await this.accounts.byEmail(normaliseEmail(email)))?.user ?? null;
  }

  /** See IdentityProvider. */
  async joinedAt(userId: string) {
    return (await this.accounts.get(userId))?.createdAt ?? null;
  }

  /** Deletes the account last, so that an interrupted deletion can be repeated. */
  async deleteUser(userId: string) {
    await this.deleteEmails(userId);
    await this.sessions.clear(userId);
    await this.mailTokens.clear(userId);
    await this.accounts.remove(userId);
  }

  private idTokenOf({ id, user, generation }: Account, now: number): Promise<string> {
    return issueIdToken({ userId: id, provider: user.provider, generation }, this.secret, now);
  }

  private async sendReset(email: string, now: number): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account?.passwordHash) return;
    const token = await this.mailTokens.issue("reset", account, now);
    const link = this.linkTo(rarePaths.reset, token);
    await this.send({ to: email, ...resetEmail({ name: account.user.name, link }) });
  }

  private async send(email: Email): Promise<void> {
    try {
      await this.mailer.send(email);
    } catch (cause) {
      throw new IdentityError("network-request-failed", { cause });
    }
  }

  private async deleteEmails(userId: string): Promise<void> {
    const email = (await this.accounts.get(userId))?.user.email;
    if (!email) return;
    try {
      await this.mailer.deleteEmails(email);
    } catch (cause) {
      throw new IdentityError("network-request-failed", { cause });
    }
  }

  private linkTo(path: string, token: string): string {
    return `${this.origin}${path}?token=${token}`;
  }
}

function emailOf(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw new IdentityError("invalid-email");
  return email;
}

function assertPassword({ length }: string): void {
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH)
    throw new IdentityError("weak-password");
}
