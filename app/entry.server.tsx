import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import styles from "./app.css?inline";
import { tellOfAnswer } from "./community/answers.server";
import { depart } from "./community/departure.server";
import { talkAboutEdition } from "./community/threads.server";
import { inlineSheets } from "./framework/inline-sheets.server";
import { deferScripts, endDocument } from "./framework/late-scripts.server";
import { addEditionsIn } from "./games/added-editions.server";
import { claimOnSignIn } from "./games/visitor-games.server";
import sprite from "./look/ui/sprite.svg?raw";
import { onDeparture } from "./people/account/personal-data/deletion.server";
import { recordNotice } from "./people/notices/notices-store.server";
import { avatarService } from "./people/profile/avatar/avatar-service.server";
import { chosenCountry } from "./people/profile/profile-store.server";
import { hiddenFrom } from "./people/threads/blocks.server";
import { hasTimeZone } from "./platform/clock/calendar-date.server";
import { environment } from "./platform/config/environment.server";
import type { AdPlace } from "./platform/config/partner-settings";
import { asksConsent } from "./platform/consent/consent.server";
import { litePage } from "./platform/html/lite-page";
import { contentSecurityPolicy } from "./platform/http/content-security-policy.server";
import { encodingFor } from "./platform/http/encodings";
import { entityTagOf, hasVersion } from "./platform/http/entity-tag.server";
import { setRetryAfter } from "./platform/http/retry-after";
import { thirdParties } from "./platform/http/third-parties.server";
import { wholeHtml } from "./platform/http/whole-html.server";
import { loggedPath } from "./platform/logging/logged-path";
import { logger } from "./platform/logging/logger.server";
import {
  isPrefetchCacheable,
  PREFETCH_CACHE_CONTROL,
  pageCacheControl,
} from "./platform/page-cache/cache-control";
import { FragmentCache, type PageFragments } from "./platform/page-cache/fragment-cache.server";
import { asksLite } from "./platform/preferences/lite-request.server";
import { hasSessionCookie, onSignIn } from "./platform/session/session.server";
import { documents } from "./platform/storage/documents.server";
import { onAnswer } from "./play/challenge.server";
import { setHiddenSource } from "./play/player/hidden-players.server";
import { setNationSource } from "./play/player/nations.server";
import { setTalkSource } from "./play/player/talk.server";
import { bootScript } from "./shell/boot";
import HouseAd from "./shell/house-ad";
import { PageRender } from "./shell/page-render";
import { hasOwnDay, type RouteHandle } from "./shell/route-handle";
import { withZone, zoneScript } from "./shell/zone";

export { startJobs } from "./jobs/start-jobs.server";
// Called by server.ts and the operator's commands, which get them with the build.
export { fillWithFans } from "./sample-fans/fill.server";
export { fillDays } from "./upgrade/fill-days.server";
export { moveGames } from "./upgrade/visitor-cookies.server";

const styleTexts = import.meta.glob<string>(["./look/styles/*.css", "./games/**/styles.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

const styleUrls = import.meta.glob<string>(["./look/styles/*.css", "./games/**/styles.css"], {
  query: "?url",
  import: "default",
  eager: true,
});

const stylesheetTexts = new Map(
  Object.entries(styleUrls).map(([file, href]) => [href, styleTexts[file] ?? ""]),
);

const { EDITIONS_DIR } = environment();
if (EDITIONS_DIR) addEditionsIn(EDITIONS_DIR);

onSignIn(async ({ request, userId, now }) => {
  const userAgent = request.headers.get("User-Agent") ?? "";
  const [setCookies] = await Promise.all([
    claimOnSignIn(request, userId),
    recordNotice({ userId, userAgent, now, kind: "sign-in" }),
  ]);
  return setCookies;
});

onDeparture(depart);
onAnswer(tellOfAnswer);
setNationSource(chosenCountry);
setTalkSource(talkAboutEdition);
setHiddenSource(async (userId) => hiddenFrom(await documents(), userId));

const houseAds = new Map<AdPlace, string>();

function houseAd(place: AdPlace): string {
  const ad = houseAds.get(place) ?? renderToStaticMarkup(<HouseAd place={place} />);
  houseAds.set(place, ad);
  return ad;
}

const fragments = new FragmentCache();

const RENDER_TIMEOUT_MS = 5000;

/** The attribute of an error card (app/look/ui/error-card.tsx). */
const FAILED_PART = ' data-failed=""';

/** What React writes before a streamed document only. */
const DOCTYPE = "<!DOCTYPE html>";

/** React's mark of a part that it could not render in one go. */
const SUSPENDED = "<!--$!-->";

/** A page is smaller than 64 KB, so a larger window only costs. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

const compressed = promisify(brotliCompress);

type Page = { html: string; policy: string };

/** Renders a whole document, deferred content included (docs/rules.md#pages). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { html, policy } = await renderPage(request, context, loadContext.body === null);
  headers.set("Content-Type", "text/html; charset=utf-8");
  setRetryAfter(status, headers);
  // The service worker unregisters itself on this header (app/platform/service-worker/worker.ts).
  if (asksLite(request)) headers.set("X-Data-Mode", "lite");
  const isPersonal = loadContext.isPersonal === true;
  setCaching(request, headers, { status, isWhole: !html.includes(FAILED_PART), isPersonal });
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", policy);
  if (!headers.get("Cache-Control")?.startsWith("public")) {
    const body = loadContext.body === null ? await compressedFor(request, headers, html) : html;
    return answered(body, loadContext, { headers, status });
  }
  const tag = entityTagOf(html);
  headers.set("ETag", tag);
  loadContext.cachePage?.(html);
  const isKnown = hasVersion(tag, request.headers.get("If-None-Match"));
  const init = { headers, status: isKnown ? 304 : status };
  return answered(isKnown ? "" : html, loadContext, init);
}

/** Hands the body over past the response where that is possible: a stream costs more than what it carries. */
function answered(
  body: string | Uint8Array<ArrayBuffer>,
  context: AppLoadContext,
  init: ResponseInit,
): Response {
  if (context.body === undefined) return new Response(body === "" ? null : body, init);
  context.body = body;
  return new Response(null, init);
}

/** A page for one person is compressed at once, not as a stream. */
async function compressedFor(
  request: Request,
  headers: Headers,
  html: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const encoding = encodingFor(request.headers.get("Accept-Encoding") ?? "");
  if (encoding !== "br") return html;
  headers.set("Content-Encoding", "br");
  return new Uint8Array(await compressed(html, BROTLI));
}

async function renderPage(
  request: Request,
  context: EntryContext,
  isReady: boolean,
): Promise<Page> {
  const others = thirdParties(request);
  const nonce = randomBytes(16).toString("base64url");
  const zone = zoneFor(request, context);
  const rendered = await render(request, { context, nonce, zone, isReady });
  const document = inlineSheets(endDocument(rendered, nonce), stylesheetTexts);
  const withNonces = asksLite(request)
    ? litePage(document, liteAssets())
    : deferScripts(withZone(document, zone, nonce));
  const html = withNonces.replaceAll(` nonce="${nonce}"`, "");
  return { html, policy: contentSecurityPolicy(withNonces, nonce, others) };
}

/**
 * The script for the zone, on pages that depend on the reader's date. "" where an earlier page has stored the zone, as
 * for most who are logged in, and under a dialog; also on an error page, and on the answer to a form, which can't be
 * asked for again. A page for strangers has it in any case: it is shared with those whose zone is not known.
 */
function zoneFor(request: Request, { staticHandlerContext, routeModules }: EntryContext): string {
  const { matches, errors } = staticHandlerContext;
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle as RouteHandle);
  const isKnown = hasSessionCookie(request) && hasTimeZone(request.headers.get("Cookie"));
  const isFirst = !isKnown && !new URL(request.url).searchParams.has("dialog");
  return isFirst && !errors && request.method !== "POST" && hasOwnDay(handles) ? zoneScript : "";
}

/** Router data is not cached: a part that fails shows only while it streams. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const { status, headers } = response;
  setRetryAfter(status, headers);
  setCaching(request, headers, { status, isWhole: false, isPersonal: false });
  if (isPrefetchCacheable({ status, headers, purpose: request.headers.get("Sec-Purpose") })) {
    headers.set("Cache-Control", PREFETCH_CACHE_CONTROL);
  }
  return response;
};

const liteAssets = () => ({
  sheet: styleTexts["./look/styles/lite.css"] ?? "",
  sprite,
  avatars: avatarService(),
});

type Answered = { status: number; isWhole: boolean; isPersonal: boolean };

function setCaching(request: Request, headers: Headers, answered: Answered): void {
  const isPersonal = answered.isPersonal || hasSessionCookie(request) || headers.has("Set-Cookie");
  const declared = headers.get("Cache-Control");
  headers.set("Cache-Control", pageCacheControl({ ...answered, isPersonal, declared }));
  headers.append("Vary", "Cookie, Save-Data");
  if (asksConsent()) headers.append("Vary", "Sec-GPC");
}

type Rendering = { context: EntryContext; nonce: string; zone: string; isReady: boolean };

/** A page whose data is all there is rendered in one go, unless something else of it is still to come. */
async function render(
  request: Request,
  { context, nonce, zone, isReady }: Rendering,
): Promise<string> {
  const hasFailed = context.staticHandlerContext.errors !== null;
  const boot = zone + bootScript;
  const page = (parts?: PageFragments) => (
    <PageRender.Provider value={{ styles, boot, houseAd, nonce, hasFailed, fragments: parts }}>
      <RemixServer
        context={context}
        url={request.url}
        abortDelay={RENDER_TIMEOUT_MS}
        nonce={nonce}
      />
    </PageRender.Provider>
  );
  if (isReady) {
    const parts = fragments.page(asksLite(request) ? "lite" : "");
    const html = DOCTYPE + renderToString(page(parts));
    if (!html.includes(SUSPENDED)) return parts.finish(html);
  }
  return wholeHtml(page(), {
    timeoutMs: RENDER_TIMEOUT_MS,
    onError: (error) => logger().error({ err: error }, "A page could not be rendered in full."),
  });
}

/** Logs an error of ours, but no refusal by the router; the error boundary decides what the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { method, url } = request;
  const req = { id: context.requestId, method, path: loggedPath(url) };
  logger().error({ err: error, req }, "A request ended in an error.");
};
