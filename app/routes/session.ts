import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

export { exchangeSession as action } from "~/people/account/session-exchange.server";

/** There is no page at this address: a GET redirects. */
export function loader() {
  return redirect(paths.account);
}
