import type { ClientActionFunctionArgs } from "@remix-run/react";
import { onNetworkError } from "~/platform/http/network-error";
import type { AuthAnswer } from "./auth-refusal";
import { outOfReach } from "./field-texts";

const unreached: AuthAnswer = {
  authRefusal: { values: { name: "", email: "" }, errors: {}, problem: outOfReach },
};

/**
 * Sends an auth form. A network error becomes a message at the form, with its fields as typed, instead of the error page.
 *
 * @throws any other error
 */
export function authClientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<AuthAnswer>().catch(onNetworkError(unreached));
}
