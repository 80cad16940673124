// Pages that only one person sees, each asked for by many people in turn: none comes to its own page a second time soon.

const PEOPLE = 24;
const QUIZ = "/play/full-time-quiz";
const MOVES = `${QUIZ}/moves`;
const PASSWORD = "offside-bench";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** The pages, and a text that each has to contain. */
export const OWN_PAGES = {
  "home, signed in": "Weekly picks",
  "home, with marks": "See your result",
  profile: "Player avatar preview",
  "a move and its page": "",
};

/**
 * @param {string} address of a server
 * @returns the requests of each page, by its name
 */
export async function ownRequests(address) {
  const accounts = [];
  const players = [];
  const moves = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    accounts.push(await account(address, number));
    players.push(await marks(address, number));
    moves.push(...(await moveAndPage(address)));
  }
  return {
    "home, signed in": accounts.map((cookie) => see("/", `tz=UTC; ${cookie}`)),
    "home, with marks": players.map((cookie) => see("/", cookie)),
    profile: accounts.map((cookie) => see("/profile", `tz=UTC; ${cookie}`)),
    "a move and its page": moves,
  };
}

const see = (path, cookie) => ({ method: "GET", path, headers: { ...BROTLI, cookie } });

const BROTLI = { "accept-encoding": "br" };

/** Creates an account; returns the cookie of its session. */
export async function account(address, number = 0) {
  const answer = await fetch(`${address}/join`, {
    method: "POST",
    body: new URLSearchParams({
      name: `Bench ${number}`,
      email: `bench-${number}@example.com`,
      password: PASSWORD,
    }),
    redirect: "manual",
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__session="));
  if (!cookie) throw new Error(`${address} let nobody in: ${answer.status}.`);
  return cookie.split(";", 1)[0];
}

async function marks(address, number) {
  return cookieHeader(await play(address, number), "/");
}

/** Plays today's quiz as a visitor; returns the cookies of the last response. */
export async function play(address, number = 0) {
  const started = await post(address, MOVES, { intent: "start" }, "tz=UTC");
  const { playing } = await started.json();
  const cookie = cookieHeader(started.headers.getSetCookie(), MOVES);
  const moves = playing.puzzle.questions.map((_, index) => ({
    index,
    move: (number >> index) & 1,
    elapsed: null,
  }));
  const fields = { intent: "move", attempt: playing.attempt.id, moves: JSON.stringify(moves) };
  const answered = await post(address, MOVES, fields, cookie);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length === 0) throw new Error(`${address} took no moves: ${answered.status}.`);
  return cookies;
}

/** The first answer of an attempt of one's own, by form, and the page that shows it. */
async function moveAndPage(address) {
  const started = await post(address, QUIZ, { intent: "start" }, "tz=UTC");
  const cookie = cookieHeader(started.headers.getSetCookie(), QUIZ);
  const page = await (await fetch(address + QUIZ, { headers: { cookie } })).text();
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries(Array.from(hidden, ([, name, value]) => [name, value]));
  if (fields.intent !== "move") throw new Error(`${address} showed no question.`);
  const move = { ...fields, choice: "0" };
  const moved = await post(address, QUIZ, move, cookie);
  if (moved.status !== 303) throw new Error(`${address} took no answer: ${moved.status}.`);
  const then = cookieHeader(moved.headers.getSetCookie(), QUIZ);
  const to = new URL(moved.headers.get("location"), address);
  return [
    {
      method: "POST",
      path: QUIZ,
      headers: { ...BROTLI, ...FORM, cookie },
      body: new URLSearchParams(move).toString(),
    },
    see(to.pathname + to.search, then),
  ];
}

const post = (address, path, fields, cookie) =>
  fetch(address + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
    redirect: "manual",
  });

/** The Cookie header for a page, by the cookies' paths. */
export function cookieHeader(cookies, page) {
  const sent = cookies.filter((line) => {
    const path = /; Path=([^;]+)/.exec(line)?.[1] ?? "/";
    return path === "/" || page === path || page.startsWith(`${path}/`);
  });
  return ["tz=UTC", ...sent.map((line) => line.split(";", 1)[0])].join("; ");
}
