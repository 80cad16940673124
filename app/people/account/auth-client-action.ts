import type { ClientActionFunctionArgs } from "@remix-run/react";
import { onNetworkError } from "~/platform/http/network-error";
import type { AuthAnswer } from "./auth-refusal";
import { outOfReach } from "./field-texts";

const unreached: AuthAnswer = {
  authRefusal: { values: { name: "", email: "" }, errors: {}, problem: outOfReach },
};

/**
 * Sends an auth form: that the server can't be reached is told at the form, where everything typed still stands, and
 * not on the error page.
 *
 * @throws what else went wrong
 */
export function authClientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<AuthAnswer>().catch(onNetworkError(unreached));
}
