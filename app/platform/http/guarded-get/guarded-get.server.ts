import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Agent, type Dispatcher, request } from "undici";
import { GuardError, urlProblem } from "./guard-error";
import { isOwnAddress } from "./own-address.server";
import { isPublicAddress } from "./public-address";
import { readBody } from "./read-body.server";

const REDIRECTS = [301, 302, 303, 307, 308];

export type GuardOptions = {
  /** All addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether we may connect to an address. */
  isAllowed: (ip: string) => boolean;
  /** In total, for resolving, redirects and the body. */
  timeoutMs: number;
  /** Of the decoded body. */
  maxBytes: number;
  maxRedirects: number;
};

type GuardedAnswer = { status: number; statusText: string; body: string; isCut: boolean };

const DEFAULTS: GuardOptions = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (ip) => isPublicAddress(ip) && !isOwnAddress(ip),
  timeoutMs: 10_000,
  maxBytes: 256 * 1024,
  maxRedirects: 5,
};

/**
 * Fetches a URL if it leads to the public internet. Each host is resolved once, and the connection goes to exactly the
 * addresses that were checked (no DNS rebinding).
 *
 * @param headers of which `Authorization` is never sent to another origin on a redirect
 * @param options `resolve` and `isAllowed` are for tests
 * @throws GuardError if it is refused or too slow, else the network's own error
 */
export async function guardedGet(
  url: URL,
  headers: Record<string, string>,
  options: Partial<GuardOptions> = {},
): Promise<GuardedAnswer> {
  const guard = { ...DEFAULTS, ...options };
  const signal = AbortSignal.timeout(guard.timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new GuardError("too-slow")));
  });
  // The signal alone does not suffice: a resolver can't be aborted.
  return Promise.race([follow(url, headers, guard, signal), late]);
}

async function follow(
  start: URL,
  headers: Record<string, string>,
  guard: GuardOptions,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  let step = { url: start, headers };
  for (let redirects = 0; redirects <= guard.maxRedirects; redirects++) {
    const answer = await ask(step, guard, signal);
    if (!(answer instanceof URL)) return answer;
    const isSameOrigin = answer.origin === step.url.origin;
    step = { url: answer, headers: isSameOrigin ? step.headers : withoutToken(step.headers) };
  }
  throw new GuardError("too-many-redirects");
}

/** Makes one request; redirects are returned and not followed. */
async function ask(
  { url, headers }: { url: URL; headers: Record<string, string> },
  guard: GuardOptions,
  signal: AbortSignal,
): Promise<GuardedAnswer | URL> {
  const addresses = await checkedAddresses(url, guard);
  const agent = new Agent({
    connect: { lookup: lookupAmong(addresses), timeout: guard.timeoutMs },
  });
  try {
    const response = await request(url, { dispatcher: agent, headers, signal });
    const target = redirectTarget(response, url);
    if (target) return target;
    const { statusCode: status, statusText } = response;
    const coding = headerOf(response, "content-encoding");
    return { status, statusText, ...(await readBody(response.body, coding, guard.maxBytes)) };
  } finally {
    await agent.destroy();
  }
}

/** @throws GuardError unless every address of the URL's host is allowed, since any of them may be used */
async function checkedAddresses(
  url: URL,
  { resolve, isAllowed }: GuardOptions,
): Promise<readonly string[]> {
  const problem = urlProblem(url);
  if (problem) throw new GuardError(problem);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node skips the lookup for a host that is an IP address, so it has to be checked here.
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0 || !addresses.every(isAllowed)) {
    throw new GuardError("not-public");
  }
  return addresses;
}

/** Replaces the resolver for the connection, so that a second DNS answer can't differ from the first. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    if (all) callback(null, entries);
    else callback(null, entries[0]?.address ?? "", entries[0]?.family);
  };
}

/** @throws GuardError for a redirect to a URL that is refused */
function redirectTarget(response: Dispatcher.ResponseData, base: URL): URL | null {
  const location = headerOf(response, "location");
  if (!REDIRECTS.includes(response.statusCode) || location === "") return null;
  const target = URL.canParse(location, base) ? new URL(location, base) : null;
  if (!target || urlProblem(target)) throw new GuardError("bad-redirect");
  return target;
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

function withoutToken(headers: Record<string, string>): Record<string, string> {
  const isToken = (name: string) => name.toLowerCase() === "authorization";
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isToken(name)));
}
