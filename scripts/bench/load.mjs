// The server's requests per second, compared with a bare node:http server and with plain remix-serve.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { line, median } from "./numbers.mjs";
import { account, cookieHeader, OWN_PAGES, ownRequests, play } from "./own-pages.mjs";
import { startApp, startRemixServe, startStatic } from "./servers.mjs";

const CONNECTIONS = 50;
const ROUND_S = 3;
const BROTLI = { "accept-encoding": "br" };
const MEGABYTE = 1024 * 1024;

/** Pages, and a text that each has to contain; otherwise the benchmark measures the wrong thing. */
const VISITOR_PAGES = {
  "/": "Full-Time Quiz",
  "/games": "titles",
  "/play/full-time-quiz": "Kick off",
};
/** A visitor who has played today: a page that doesn't show it, and those that do. */
const PLAYED_PAGES = {
  "/": "Full-Time Quiz",
  "/games": "titles",
  "/play/full-time-quiz": "Quiz complete",
};
const BARE = "bare node:http, /";
const PLAIN = "remix-serve";

/** Shares of a bare node:http server, multiples of plain remix-serve, and shares of a new visitor's rate. */
const TARGETS = { visitor: 0.4, own: 2.5, played: 0.9 };

/**
 * Loads every page and its counterpart in turns.
 *
 * @param {number} rounds number of rounds
 * @returns {Promise<string>} the table
 */
export async function measureLoad(rounds) {
  const ends = [];
  const started = async (starting) => {
    const server = await starting;
    ends.push(server.stop);
    return server;
  };
  try {
    const app = await started(startApp());
    const plain = await started(startRemixServe());
    const home = await pageOf(app.address, "/", {}, VISITOR_PAGES["/"]);
    const bare = await started(startStatic(home));
    const contenders = await contendersOf(app, plain, bare);
    for (const contender of contenders) await warmUp(contender);
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders) contender.rounds.push(await oneRound(contender));
      contenders.reverse();
    }
    return report(contenders);
  } finally {
    await Promise.allSettled(ends.map((end) => end()));
  }
}

async function contendersOf(app, plain, bare) {
  const cookies = await play(app.address);
  const all = [
    { name: BARE, url: `${bare.address}/`, headers: BROTLI },
    ...Object.entries(VISITOR_PAGES).map(([page, text]) => ({
      name: page,
      url: app.address + page,
      headers: BROTLI,
      proof: text,
    })),
    ...Object.entries(PLAYED_PAGES).map(([page, text]) => ({
      name: `${page}, after playing`,
      url: app.address + page,
      headers: { ...BROTLI, cookie: cookieHeader(cookies, page) },
      proof: text,
    })),
    ...inTurn(await own(app, ""), await own(plain, `, ${PLAIN}`)),
  ];
  return all.map((contender) => ({ ...contender, rounds: [] }));
}

/** Each beside its counterpart, since the machine is not equally busy all the time. */
const inTurn = (ours, others) => ours.flatMap((one, index) => [one, others[index]]);

/** The pages of many people, in turn. */
async function own(server, suffix) {
  const requests = await ownRequests(server.address);
  return Object.entries(OWN_PAGES).map(([name, proof]) => ({
    name: name + suffix,
    url: server.address + requests[name].at(-1).path,
    headers: requests[name].at(-1).headers,
    requests: requests[name],
    proof,
  }));
}

async function pageOf(address, path, headers, proof) {
  const answer = await fetch(address + path, { headers });
  const html = await answer.text();
  if (!answer.ok || (proof && !html.includes(proof))) {
    throw new Error(`${path} answered ${answer.status} without "${proof}".`);
  }
  return html;
}

/** Requests the page often enough to be cached. */
async function warmUp(contender) {
  for (let time = 0; time < 3; time += 1) await checkPage(contender);
  const { url, headers, requests } = contender;
  await autocannon({ url, headers, ...(requests && { requests }), connections: 10, duration: 1 });
}

async function checkPage({ url, headers, proof }) {
  const { origin, pathname, search } = new URL(url);
  await pageOf(origin, pathname + search, headers.cookie ? { cookie: headers.cookie } : {}, proof);
}

async function oneRound(contender) {
  const { name, url, headers, requests: asked } = contender;
  const load = { url, headers, connections: CONNECTIONS, duration: ROUND_S };
  const loaded = await autocannon(asked ? { ...load, requests: asked } : load);
  const { requests, latency, errors } = loaded;
  const refusals = loaded["4xx"] + loaded["5xx"];
  if (refusals || errors) throw new Error(`${name}: ${refusals} refusals, ${errors} errors.`);
  await checkPage(contender);
  return { rate: requests.average, p99: latency.p99 };
}

function report(contenders) {
  const exactRate = (wanted) => rateOf(contenders.find(({ name }) => name === wanted));
  const bare = exactRate(BARE);
  const rows = contenders
    .toSorted((a, b) => a.url.localeCompare(b.url))
    .map(({ name, rounds }) => {
      const own = rateOf({ rounds });
      const p99 = median(rounds.map((round) => round.p99));
      const share = (own / bare).toFixed(3);
      return line(name, `${own.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`, share);
    });
  const shares = Object.keys(VISITOR_PAGES).map((page) => exactRate(page) / bare);
  const multiples = Object.keys(OWN_PAGES).map((page) => [
    page,
    exactRate(page) / exactRate(`${page}, ${PLAIN}`),
  ]);
  const asStranger = exactRate("/games, after playing") / exactRate("/games");
  return [
    line(`${CONNECTIONS} connections`, "medians", "share of bare node:http"),
    ...rows,
    verdict(
      `every visitor's page at least ${TARGETS.visitor}`,
      Math.min(...shares),
      TARGETS.visitor,
    ),
    verdict(
      `who has played as fast as a stranger where nothing shows it, at least ${TARGETS.played}`,
      asStranger,
      TARGETS.played,
    ),
    ...multiples.map(([page, multiple]) =>
      verdict(`${page} at least ${TARGETS.own} times plain ${PLAIN}`, multiple, TARGETS.own),
    ),
  ].join("\n");
}

const rateOf = ({ rounds }) => median(rounds.map((round) => round.rate));

const verdict = (what, value, least) =>
  `Target, ${what}: ${value >= least ? "met" : "not met"} (${value.toFixed(2)}).`;

/**
 * Loads the home page and an account's own page for some minutes and watches the server's memory.
 *
 * @param {number} minutes
 * @returns {Promise<string>} a line per minute
 */
export async function measureMemory(minutes) {
  const app = await startApp();
  try {
    const cookie = await account(app.address);
    const load = (path, headers) =>
      autocannon({ url: app.address + path, headers, connections: 25, duration: minutes * 60 });
    const loads = Promise.all([load("/", BROTLI), load("/profile", { ...BROTLI, cookie })]);
    const readings = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(59_000);
      readings.push(residentMegabytes(app.pid));
    }
    await loads;
    const lines = readings.map((size, index) =>
      line(`minute ${index + 1}`, `${size.toFixed(0)} MB`),
    );
    return ["Memory of the server under load", ...lines].join("\n");
  } finally {
    await app.stop();
  }
}

/** A process's resident memory. */
export function residentMegabytes(pid) {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / MEGABYTE;
}
