import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { thingOf } from "~/community/moderation-news.server";
import moderationStyles from "~/look/styles/moderation.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { ownOutcomesTexts } from "~/people/moderation/own-outcomes";
import { answerAppeal, ownOutcomes } from "~/people/moderation/own-outcomes.server";
import { KeptAppeal, OwnOutcomesPage } from "~/people/moderation/own-outcomes-page";
import { dateAt, fullDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { formHeaders } from "~/platform/http/form-headers";
import { readForm } from "~/platform/http/read-form.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(moderationStyles);

export const headers: HeadersFunction = formHeaders;

export const meta: MetaFunction = () =>
  pageMeta(
    ownOutcomesTexts.title,
    "What moderators decided about what you wrote, and how to appeal.",
  );

export const loader = withUnavailablePage(async ({ request, context }: LoaderFunctionArgs) => {
  const user = await getOptionalUser(request, context);
  if (!user) return { outcomes: null };
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const dateOf = (at: number) => fullDate(dateAt(at, timeZone));
  const sources = { store: await documents(), thingOf, dateOf };
  return { outcomes: await ownOutcomes(sources, user.id, nowFor(request)) };
});

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const user = await getOptionalUser(args.request, args.context);
  if (form.get("intent") !== "appeal") {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  return answerAppeal(args, form, user);
});

export default function OwnOutcomes() {
  const { outcomes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "problem" in answer ? answer : null;
  if (!outcomes) {
    return (
      <>
        <LoginPrompt title={ownOutcomesTexts.title} problem={refusal?.problem ?? null}>
          {ownOutcomesTexts.prompt}
        </LoginPrompt>
        {refusal && <KeptAppeal refusal={refusal} />}
      </>
    );
  }
  return <OwnOutcomesPage outcomes={outcomes} refusal={refusal} />;
}
