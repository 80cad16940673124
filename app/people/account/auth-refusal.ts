import type { AuthForm } from "./auth-form";

/** Why an auth form came back: what was typed, but never the password, and what is wrong with it. */
export type AuthRefusal = {
  values: { name: string; email: string };
  errors: AuthForm["errors"];
  /** What is wrong with the whole and not with a field. */
  problem: string | null;
};

/** What the action of an auth form answers when it refuses. */
export type AuthAnswer = {
  authRefusal: AuthRefusal;
  /** The page that the form leads back to; missing where the server could not be reached. */
  redirectTo?: string;
};
