import type { ActionFunctionArgs } from "@remix-run/node";
import type { Session } from "~/platform/identity/identity-provider";

/** A form of the account page, from somebody whose session the provider has just confirmed. */
export type AccountForm = { args: ActionFunctionArgs; form: FormData; session: Session };

/** What a form of the account page was refused for; it is shown where the form stands. */
export type AccountAnswer = {
  intent: "verify" | "reset" | "delete";
  title: string | null;
  problem: string | null;
  errors: { confirmation?: string; password?: string };
  values: { confirmation: string };
};
