import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { answerThreadAt, loadThread } from "~/community/thread-page.server";
import { DocumentInstead } from "~/framework/load-document";
import { feedStyles, postStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import threadStyles from "~/look/styles/thread.css?url";
import { BackLink } from "~/look/ui/back-link";
import { ErrorCard } from "~/look/ui/error-card";
import { paths } from "~/paths";
import { LoginButtons } from "~/people/account/login-prompt";
import { type ThreadRefusal, unsent } from "~/people/threads/thread-forms";
import { ThreadPage } from "~/people/threads/thread-page";
import { clockTime, dateAt, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { orBadRequest } from "~/platform/http/or-bad-request";
import { talkCaching } from "~/platform/http/own-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { openThread } from "~/site/feed/posts.server";
import type { SamplePostProps } from "~/site/feed/thread-post";

/** Not among what fans load who talk. */
const SamplePost = lazy<ComponentType<SamplePostProps>>(() =>
  import("~/site/feed/thread-post").catch(() => ({ default: DocumentInstead })),
);

export { ownFormHeaders as headers } from "~/platform/http/own-page";

export const handle: RouteHandle = { scripts: "none", variesBy: ["player", "time-zone"] };

export const links = stylesheetLinks(feedStyles, postStyles, threadStyles);

export const meta: MetaFunction<typeof loader> = ({ data: found }) => {
  if (found?.talk) return pageMeta(found.talk.view.subject, "What fans say after the whistle.");
  return found?.sample
    ? pageMeta(`${found.sample.thread.author} in the feed`, found.sample.thread.summary)
    : pageMeta("Discussion", "What fans say in the community feed.");
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const talk = await loadThread(args);
  if (talk === "failed") return data({ talk: null, sample: null }, 503);
  if (talk) {
    const headers = talkCaching(talk.isOwn);
    return data({ talk, sample: null, needsScripts: talk.view.writer.can }, { headers });
  }
  const sample = await openThread(params.id ?? "", request);
  if (!sample) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (sample === "failed") return data({ talk: null, sample: null }, 503);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const said = Date.parse(sample.thread.timestamp);
  const date = `${shortDate(dateAt(said, timeZone))}, ${clockTime(said, timeZone)}`;
  return data({ talk: null, sample: { ...sample, date } }, { headers: talkCaching(false) });
}

export const action = async (args: ActionFunctionArgs) => orBadRequest(await answerThreadAt(args));

/** Whatever goes wrong on the way, what was typed comes back, and no error page takes its place. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const text = String((await request.clone().formData()).get("text") ?? "");
  return serverAction<typeof action>().catch((error: unknown) =>
    // A redirect.
    error instanceof Response ? error : unsent(text),
  );
}

/** After a refusal the page stays, with what was typed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { actionStatus = 200, defaultShouldRevalidate } = change;
  return actionStatus >= 400 ? false : defaultShouldRevalidate;
}

export default function Discussion() {
  const { talk, sample } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "problem" in answer ? answer : null;
  const { pathname } = useLocation();
  return (
    <div className="page narrow talk">
      <BackLink to={paths.feed}>Back to the feed</BackLink>
      {talk && (
        <ThreadPage
          {...talk}
          refusal={refusal}
          prompt={
            <div className="card form">
              <p>Join in: an account, one finished game, and you can talk.</p>
              <LoginButtons />
            </div>
          }
        />
      )}
      {sample && (
        <Suspense>
          <SamplePost {...sample} />
        </Suspense>
      )}
      {!talk && !sample && (
        <>
          <h1>Discussion</h1>
          <ErrorCard message="We couldn’t load the community feed right now." retryTo={pathname} />
          {refusal?.text && <KeptWords refusal={refusal} />}
        </>
      )}
    </div>
  );
}

/** What was typed, while there is no form to show it in. */
function KeptWords({ refusal: { problem, text } }: { refusal: ThreadRefusal }) {
  return (
    <div className="card form">
      <label htmlFor="kept-words">{problem}</label>
      <textarea id="kept-words" rows={4} dir="auto" readOnly defaultValue={text} />
    </div>
  );
}
