import { ID_TOKEN_MAX_AGE_MS, type Provider } from "~/platform/identity/identity-provider";
import { fieldTexts } from "../field-texts";

/** Without the password or a popup, deletion needs a login no older than this. */
const RECENT_LOGIN_MS = ID_TOKEN_MAX_AGE_MS;

/**
 * Validates the form that deletes an account (docs/rules.md#account).
 *
 * @param read returns a field's text, "" when it is missing
 */
export function deletionErrors(
  read: (field: string) => string,
  provider: Provider,
): { confirmation?: string; password?: string } {
  const isConfirmed = read("confirmation").trim().toUpperCase() === "DELETE";
  const hasPassword = provider !== "password" || read("password") !== "";
  return {
    ...(!isConfirmed && { confirmation: fieldTexts.confirmation }),
    ...(!hasPassword && { password: fieldTexts.currentPassword }),
  };
}

/** Whether the login is recent enough to delete the account. */
export function isRecentLogin(signedInAt: number, now: number): boolean {
  return now - signedInAt < RECENT_LOGIN_MS;
}
