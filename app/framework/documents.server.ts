import { createRequestHandler } from "@remix-run/express";
import { createRemixRequest } from "@remix-run/express/dist/server";
import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import type { RequestHandler, Request as ServerRequest, Response as ServerResponse } from "express";
import { encode } from "turbo-stream";
import { type Branch, Branches } from "./branches.server";

type Options = {
  build: ServerBuild;
  mode: string;
  getLoadContext: (request: ServerRequest, response: ServerResponse) => AppLoadContext;
};

type Loaded = {
  loaderData: Record<string, unknown>;
  loaderHeaders: Record<string, Headers>;
};

/** Search parameters with a meaning for the framework. */
const RESERVED = /[?&](?:index|_data|_routes)(?:[=&]|$)/;

/**
 * Answers requests as the framework's own adapter for Express does. A page that nothing goes wrong with is made on a
 * shorter way (docs/decisions/0041): its loaders get the request itself, all they promise is awaited, and the
 * data is in the document as a whole, so that it renders without a stream. Everything else is the framework's: forms,
 * data for scripts, redirects, errors. There each loader that has run already answers what it answered.
 */
export function documents({ build, mode, getLoadContext }: Options): RequestHandler {
  const branches = new Branches(withLoadersOnce(build));
  const contexts = new WeakMap<ServerRequest, AppLoadContext>();
  const handlers = new Map<string, RequestHandler>();
  const contextOf = (request: ServerRequest, response: ServerResponse) => {
    const context = contexts.get(request) ?? getLoadContext(request, response);
    contexts.set(request, context);
    return context;
  };
  const framework = (some: ServerBuild) =>
    createRequestHandler({ build: some, mode, getLoadContext: contextOf }) as RequestHandler;
  const whole = framework(build);
  const handlerOf = ({ key, build: some }: Branch) => {
    const handler = handlers.get(key) ?? framework(some);
    handlers.set(key, handler);
    return handler;
  };
  return async (request, response, next) => {
    const branch = isData(request.path) ? null : branches.at(request.path);
    if (!branch) return whole(request, response, next);
    const context = contextOf(request, response);
    const page = isDocument(request, branch)
      ? await pageOf(request, response, branch, context)
      : null;
    if (page) sendDocument(response, page, context.body);
    else handlerOf(branch)(request, response, next);
  };
}

const isData = (path: string) => path.endsWith(".data") || path === "/__manifest";

function isDocument({ method, url }: ServerRequest, { build, matches }: Branch): boolean {
  const leaf = matches.at(-1)?.route.id ?? "";
  return method === "GET" && !RESERVED.test(url) && Boolean(build.routes[leaf]?.module.default);
}

/** A build whose loaders run once per request, for `pageOf` and the framework alike. */
function withLoadersOnce(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route] as const;
    const outcomes = new WeakMap<AppLoadContext, unknown>();
    const once: typeof loader = (args) => {
      if (!outcomes.has(args.context))
        outcomes.set(
          args.context,
          run(() => loader(args)),
        );
      return outcomes.get(args.context) as ReturnType<typeof loader>;
    };
    return [id, { ...route, module: { ...route.module, loader: once } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

const run = async <Value>(load: () => Value) => load();

/** @returns null where the framework has to answer, for itself or for what failed here */
async function pageOf(
  from: ServerRequest,
  response: ServerResponse,
  branch: Branch,
  context: AppLoadContext,
): Promise<Response | null> {
  try {
    const request = createRemixRequest(from, response);
    const loaded = await load(request, branch, context);
    const entry = loaded && (await entryContext(request, branch, loaded));
    if (!entry) return null;
    const headers = headersOf(branch, loaded.loaderHeaders);
    context.body = null;
    const answer = branch.build.entry.module.default;
    return (await answer(request, 200, headers, entry, context)) as Response;
  } catch {
    return null;
  }
}

/** Runs the loaders of a page, and awaits what they promise. */
async function load(
  request: Request,
  { build, matches }: Branch,
  context: AppLoadContext,
): Promise<Loaded | null> {
  const results = await Promise.all(
    matches.map(async ({ route: { id = "" }, params }) => {
      const loader = build.routes[id]?.module.loader;
      return [
        id,
        loader ? parted(await loader({ request, params, context })) : { data: null },
      ] as const;
    }),
  );
  const loaded: Loaded = { loaderData: {}, loaderHeaders: {} };
  for (const [id, result] of results) {
    if (!result) return null;
    loaded.loaderData[id] = await settled(result.data);
    if (result.headers) loaded.loaderHeaders[id] = result.headers;
  }
  return loaded;
}

type Parted = { data: unknown; headers?: Headers };

/** @returns null for what is no plain data: responses, and data with a status */
function parted(result: unknown): Parted | null {
  if (result === undefined || result instanceof Response) return null;
  if (!isDataWithInit(result)) return { data: result };
  const { data, init } = result;
  return (init?.status ?? 200) === 200 ? { data, headers: new Headers(init?.headers) } : null;
}

type DataWithInit = { type: string; data: unknown; init: ResponseInit | null };

const isDataWithInit = (result: unknown): result is DataWithInit =>
  typeof result === "object" &&
  result !== null &&
  (result as Partial<DataWithInit>).type === "DataWithResponseInit";

async function settled(value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (!entries.some(([, part]) => part instanceof Promise)) return value;
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, part]) => [name, await part])),
  );
}

/** What the framework gives its entry, with the data in the place of its stream. */
async function entryContext(
  request: Request,
  { build, matches, routeModules }: Branch,
  { loaderData, loaderHeaders }: Loaded,
): Promise<EntryContext | null> {
  const state = { loaderData, actionData: null, errors: null };
  const text = await encoded(state);
  if (text === null) return null;
  const { pathname, search } = new URL(request.url);
  const location = { pathname, search, hash: "", state: null, key: "default" };
  const { basename, future, isSpaMode, assets: manifest } = build;
  const fixed = { basename: "/", statusCode: 200, actionHeaders: {}, activeDeferreds: null };
  const context = {
    manifest,
    routeModules,
    staticHandlerContext: { ...fixed, ...state, loaderHeaders, location, matches },
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode }),
    serverHandoffStream: { getReader: () => null },
    renderMeta: { streamCache: [{ result: { value: text } }, { result: { done: true } }] },
    future,
    isSpaMode,
  };
  return context as unknown as EntryContext;
}

/** The data as the browser's script reads it; null for what needs more of the framework. */
async function encoded(state: unknown): Promise<string | null> {
  let isPlain = true;
  const refuse = () => {
    isPlain = false;
    return ["refused"] as [string];
  };
  const plugins = [(value: unknown) => (value instanceof Error ? refuse() : undefined)];
  const reader = encode(state, { plugins, postPlugins: [refuse] }).getReader();
  const { value } = await reader.read();
  const { done } = await reader.read();
  return isPlain && done ? Buffer.from(value ?? []).toString() : null;
}

/** The headers that the routes ask for (Remix: the last `headers` counts, and every cookie). */
function headersOf({ build, matches }: Branch, loaderHeaders: Loaded["loaderHeaders"]): Headers {
  const actionHeaders = new Headers();
  return matches.reduce((parentHeaders, { route: { id = "" } }) => {
    const own = loaderHeaders[id] ?? new Headers();
    const given = build.routes[id]?.module.headers;
    const args = { loaderHeaders: own, parentHeaders, actionHeaders, errorHeaders: undefined };
    const asked = typeof given === "function" ? given(args) : given;
    const headers = new Headers(given ? asked : parentHeaders);
    const known = new Set(headers.getSetCookie());
    for (const cookie of [...own.getSetCookie(), ...(given ? parentHeaders.getSetCookie() : [])]) {
      if (!known.has(cookie)) headers.append("Set-Cookie", cookie);
    }
    return headers;
  }, new Headers());
}

/** As the framework's adapter does, but with a body that needs no stream. */
function sendDocument(
  response: ServerResponse,
  { status, headers }: Response,
  body: AppLoadContext["body"],
): void {
  response.status(status);
  for (const [name, value] of headers) response.append(name, value);
  response.end(body);
}
