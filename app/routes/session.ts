import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

export { exchangeSession as action } from "~/people/account/session-exchange.server";

/** Nobody has anything to read here. */
export function loader() {
  return redirect(paths.account);
}
