import type { ActionFunctionArgs } from "@remix-run/node";
import type { Session } from "~/platform/identity/identity-provider";

/** A form of the account page, sent with a session that the provider has just confirmed. */
export type AccountForm = { args: ActionFunctionArgs; form: FormData; session: Session };

/** Why a form of the account page was refused. The page shows it beside that form. */
export type AccountAnswer = {
  intent: "verify" | "reset" | "delete";
  title: string | null;
  problem: string | null;
  errors: { confirmation?: string; password?: string };
  values: { confirmation: string };
};
