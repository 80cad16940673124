import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noticesFor, readAllOf } from "~/community/reader-notices.server";
import noticesStyles from "~/look/styles/notices.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { ErrorCard } from "~/look/ui/error-card";
import { paths, withSearch } from "~/paths";
import { freshUser } from "~/people/account/fresh-user.server";
import { LoginPrompt } from "~/people/account/login-prompt";
import { NoticeList } from "~/people/notices/notice-list";
import { allRead, noticesFailed } from "~/people/notices/notice-texts";
import { cameFrom } from "~/platform/http/came-from";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { formHeaders as headers } from "~/platform/http/form-headers";

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(noticesStyles);

export const meta: MetaFunction = () => pageMeta("Notifications", "What is new for you.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await freshUser(request, context);
  return { source: user && (await noticesFor(request, user)) };
}

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  if (form.get("intent") !== "read") {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  const user = await getOptionalUser(args.request, args.context);
  if (!user) {
    const to = withSearch(paths.notifications, "", { dialog: "login" });
    return redirectWithFlash(to, { status: "warning", title: "Please log in again." });
  }
  await readAllOf(args.request, user);
  return redirectWithFlash(cameFrom(args.request, paths.notifications), {
    status: "success",
    title: allRead,
  });
});

export default function Notifications() {
  const { source } = useLoaderData<typeof loader>();
  if (!source) {
    return (
      <LoginPrompt title="Log in to see your notifications">
        What is new for you, kept in one place.
      </LoginPrompt>
    );
  }
  return (
    <div className="page narrow">
      <h1>Notifications</h1>
      {source.status === "failed" ? (
        <ErrorCard message={noticesFailed} retryTo={paths.notifications} />
      ) : (
        <NoticeList notices={source.items} />
      )}
    </div>
  );
}
