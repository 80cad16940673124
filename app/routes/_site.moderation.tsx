import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerQueue } from "~/community/moderation-action.server";
import { queueView } from "~/community/moderation-queue.server";
import moderationStyles from "~/look/styles/moderation.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { QueuePage } from "~/people/moderation/queue-page";
import { queueTexts } from "~/people/moderation/queue-texts";
import { onNetworkError } from "~/platform/http/network-error";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(moderationStyles);

export const meta: MetaFunction = () => pageMeta("Moderation", "What waits for a moderator.");

export const loader = withUnavailablePage(({ request, context }: LoaderFunctionArgs) =>
  queueView(request, context),
);

export const action = withUnavailablePage((args: ActionFunctionArgs) => answerQueue(args));

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction<typeof action>().catch(onNetworkError({ problem: queueTexts.unreachable }));

export default function Moderation() {
  const queue = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <QueuePage {...queue} problem={answer && "problem" in answer ? answer.problem : null} />;
}
