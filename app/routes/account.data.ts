import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { userData } from "~/people/account/personal-data/user-data.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { checkSession } from "~/platform/session/session.server";

/** 'Download my data'. */
export const loader = withUnavailablePage(async ({ request }: LoaderFunctionArgs) => {
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
