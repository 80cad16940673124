import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { userData } from "~/people/account/user-data.server";
import { reachable } from "~/platform/identity/reachable.server";
import { paths } from "~/paths";
import { checkSession } from "~/platform/session/session.server";

/** 'Download my data'. */
export const loader = reachable(async ({ request }: LoaderFunctionArgs) => {
  const session = await checkSession(request);
  if (!session) return redirect(paths.account);
  return new Response(JSON.stringify(await userData(session.user), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kickabout-my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
});
