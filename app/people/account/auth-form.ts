import { isEmail, normaliseEmail } from "~/platform/identity/auth-user";
import { PASSWORD_MIN_LENGTH } from "~/platform/identity/identity-provider";
import { fieldTexts, weakPassword } from "./field-texts";

export type AuthMode = "login" | "signup" | "forgot";

/** The cleaned fields of an auth form, and their errors. */
export type AuthForm = {
  name: string;
  email: string;
  password: string;
  errors: { email?: string; password?: string; name?: string };
};

/** Longer than any address or password of a person, and short enough to be cheap. */
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 1000;
export const NAME_MAX_LENGTH = 30;

/** A honeypot: the field is hidden, so only bots fill it in. */
export const HONEYPOT = "motto";

/**
 * Reads a login, signup or forgot form by the same rules everywhere: the browser and the server both do.
 *
 * @param read returns a field's text, "" when it is missing
 * @returns the e-mail trimmed and in lower case, the name and the password untouched
 */
export function parseAuthForm(mode: AuthMode, read: (field: string) => string): AuthForm {
  const email = normaliseEmail(read("email"));
  const password = read("password");
  const errors: AuthForm["errors"] = {};
  if (!isEmail(email)) errors.email = fieldTexts.email;
  if (mode !== "forgot") {
    const problem = passwordProblem(password, mode === "signup");
    if (problem) errors.password = problem;
  }
  return { name: read("name"), email, password, errors };
}

/**
 * The error of a password, or null.
 *
 * @param isNew a chosen password has to be long enough; one that is only tried need not
 */
export function passwordProblem(password: string, isNew: boolean): string | null {
  if (password === "") return fieldTexts.password;
  if (password.length > PASSWORD_MAX_LENGTH) return fieldTexts.tooLong;
  const isWeak = isNew && password.length < PASSWORD_MIN_LENGTH;
  return isWeak ? weakPassword : null;
}
