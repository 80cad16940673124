import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import reportStyles from "~/look/styles/report.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { ReportPage } from "~/site/community/reports/report-page";
import { answerReport } from "~/site/community/reports/report-page.server";
import { reportTarget } from "./report-target.server";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export { formHeaders as headers } from "~/platform/http/form-headers";

export const links = stylesheetLinks(reportStyles);

export const meta: MetaFunction = () =>
  pageMeta("Report", "Tell us what is wrong, and we look at it.");

export const loader = withUnavailablePage(async ({ request }: LoaderFunctionArgs) => ({
  target: await targetOf(request),
}));

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const answer = await answerReport(args, form, await targetOf(args.request));
  if (!answer) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return answer;
});

export default function Report() {
  const { target } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ReportPage target={target} refusal={answer && "problem" in answer ? answer : null} />;
}

/** @throws Response with status 404 where there is no such thing */
async function targetOf(request: Request) {
  const target = await reportTarget(request);
  if (!target) throw new Response(null, { status: 404, statusText: "Not Found" });
  return target;
}
