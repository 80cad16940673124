import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { takeReport } from "~/community/reports.server";
import reportStyles from "~/look/styles/report.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { ReportPage } from "~/people/moderation/reports/report-page";
import { answerReport } from "~/people/moderation/reports/report-page.server";
import type { FiledReport } from "~/people/moderation/reports/report-target";
import { orBadRequest } from "~/platform/http/or-bad-request";
import { ownPageCaching } from "~/platform/http/own-page";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { playerOf } from "~/play/player/player.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { reportTarget } from "./report-target.server";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["player"] };

export { ownFormHeaders as headers } from "~/platform/http/own-page";

export const links = stylesheetLinks(reportStyles);

export const meta: MetaFunction = () =>
  pageMeta("Report", "Tell us what is wrong, and we look at it.");

export const loader = withUnavailablePage(async ({ request, context }: LoaderFunctionArgs) => {
  const target = await targetOf(request, context);
  const isOwn = (await playerOf(request, context)) !== null;
  return data({ target }, { headers: ownPageCaching(isOwn) });
});

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const { request, context } = args;
  const form = await readForm(request);
  const target = await targetOf(request, context);
  const take = (report: FiledReport, now: number) => takeReport(request, context, report, now);
  return orBadRequest(await answerReport(args, form, target, take));
});

export default function Report() {
  const { target } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ReportPage target={target} refusal={answer && "problem" in answer ? answer : null} />;
}

/** @throws Response with status 404 where there is no such thing */
async function targetOf(request: Request, context: AppLoadContext) {
  const target = await reportTarget(request, context);
  if (!target) throw new Response(null, { status: 404, statusText: "Not Found" });
  return target;
}
