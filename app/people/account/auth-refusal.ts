import type { AuthForm, AuthMode } from "./auth-form";

/** Why an auth form came back: what was typed, but never the password, and what is wrong with it. */
export type AuthRefusal = {
  mode: AuthMode;
  values: { name: string; email: string };
  errors: AuthForm["errors"];
  /** What is wrong with the whole and not with a field. */
  problem: string | null;
};

/** What the action of any page with the auth dialog answers when it refuses. */
export type AuthAnswer = { authRefusal: AuthRefusal };
