import type { APIRequestContext } from "@playwright/test";
import cases from "../../app/games/kit-detective/cases.json" with { type: "json" };
import shirts from "../../app/games/kit-detective/shirts.json" with { type: "json" };
import type { PlayableSlug } from "../../app/playable";

/** A page that is measured, and what is done before. */
export type MeasuredState = {
  name: string;
  path: string;
  prepare: (request: APIRequestContext) => Promise<void>;
  /** Bytes of HTML at most, where a decision raises the limit. */
  html?: number;
};

/** Long enough after a kick-off for any title's moves: a result that was too quick says so. */
const ENOUGH_MS = 60_000;

/** Starts a title and makes moves by forms, each the fields of one. */
const play =
  (slug: PlayableSlug, movesFor: (html: string) => readonly Record<string, string>[]) =>
  async (request: APIRequestContext) => {
    const path = `/play/${slug}`;
    const html = await (await request.post(path, { form: { intent: "start" } })).text();
    const attempt = /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const now = new Date(Date.now() + ENOUGH_MS).toISOString();
    const headers = { "x-test-hooks": JSON.stringify({ now }) };
    for (const [index, move] of movesFor(html).entries()) {
      await request.post(path, { headers, form: { intent: "move", attempt, index, ...move } });
    }
  };

export const answerQuiz = (count: number) =>
  play("full-time-quiz", () => Array(count).fill({ choice: "0" }));

/** Words of each length that are never an answer. */
const words: Readonly<Record<string, readonly string[]>> = {
  5: ["horse", "plumb", "windy", "chair", "candy", "bread"],
  6: ["kitten", "banana", "purple", "window", "garlic", "cheese"],
  7: ["weather", "journey", "kitchen", "picture", "because", "husband"],
};

export const answerDaily = (count: number) =>
  play("daily-quiz", () => Array(count).fill({ choice: "0" }));

const tryWords = (count: number) =>
  play("golden-word", (html) => {
    const length = /maxlength="(\d)"/i.exec(html)?.[1] ?? "";
    return (words[length] ?? []).slice(0, count).map((word) => ({ word }));
  });

const callHigher = (count: number) =>
  play("higher-line", () => Array(count).fill({ call: "higher" }));

/** Chooses the words of the board row by row, which are never a group. */
const linkRows = (count: number) =>
  play("link-up-play", () =>
    Array.from({ length: count }, (_, row) =>
      Object.fromEntries([0, 1, 2, 3].map((tile) => [`tile-${4 * row + tile}`, "on"])),
    ),
  );

const passAtBrick4 = (count: number) =>
  play("wall-pass", () => Array(count).fill({ brick: "4", weight: "firm" }));
/** Knees in the first garden: two wobbles, and the third drops the ball. */
const touchBall = (count: number) => play("keepy-uppy", () => Array(count).fill({ touch: "k" }));

const passStops = (count: number) =>
  play("career-path", () => Array(count).fill({ career: "1", next: "1" }));

/** Goes on to the end of each career, whose number of stops its page says. */
async function missCareers(request: APIRequestContext) {
  await passStops(0)(request);
  const moves: Record<string, string>[] = [];
  for (const career of ["1", "2", "3", "4", "5", "6"]) {
    const html = await (await request.get(`/play/career-path?career=${career}`)).text();
    const stops = Number(/Stop \D*1\D*of\D*(\d)/.exec(html)?.[1]);
    moves.push(...Array(stops).fill({ career, next: "1" }));
  }
  await play("career-path", () => moves)(request);
}

/** Kicks high to the left, and dives high in the middle. */
const kickAndDive = (count: number) =>
  play("spot-kick", () =>
    Array.from({ length: count }, (_, place) =>
      place % 2 === 0 ? { zone: "0", style: "placed" } : { dive: "1" },
    ),
  );

/** Opens the files of so many shirts, and names each wrongly, which ends it: for that the answers have to be known. */
const nameShirts = (count: number) =>
  play("kit-detective", (html) => {
    const number = Number(/No\. (?:<!-- -->)?(\d+)/.exec(html)?.[1]);
    const named = (cases[number - 1]?.shirts ?? []).slice(0, count);
    return named.flatMap((id, place) => {
      const { nation = "", suspects = [] } = shirts.find((shirt) => shirt.id === id) ?? {};
      const right = suspects.indexOf(nation);
      return [4, (right + 1) % 4].map((step) => ({ kit: String(10 * place + step) }));
    });
  });

/** The states of titles that load script: running, and at the end. */
export const titleStates: readonly MeasuredState[] = [
  {
    name: "quiz-running",
    path: "/play/full-time-quiz",
    prepare: answerQuiz(0),
  },
  {
    name: "quiz-answered",
    path: "/play/full-time-quiz",
    prepare: answerQuiz(3),
  },
  {
    name: "quiz-results",
    path: "/play/full-time-quiz",
    prepare: answerQuiz(5),
  },
  {
    name: "daily-running",
    path: "/play/daily-quiz",
    prepare: answerDaily(0),
  },
  {
    name: "daily-answered",
    path: "/play/daily-quiz",
    prepare: answerDaily(9),
  },
  {
    name: "daily-end",
    path: "/play/daily-quiz",
    prepare: answerDaily(10),
  },
  {
    name: "golden-word-running",
    path: "/play/golden-word",
    prepare: tryWords(1),
  },
  {
    name: "golden-word-end",
    path: "/play/golden-word",
    prepare: tryWords(6),
  },
  {
    name: "higher-line-running",
    path: "/play/higher-line",
    prepare: callHigher(0),
  },
  {
    name: "higher-line-end",
    path: "/play/higher-line",
    prepare: callHigher(10),
  },
  {
    name: "link-up-play-running",
    path: "/play/link-up-play",
    prepare: linkRows(1),
  },
  {
    name: "link-up-play-end",
    path: "/play/link-up-play",
    prepare: linkRows(4),
  },
  {
    name: "crossbar-running",
    path: "/play/crossbar",
    prepare: play("crossbar", () => [{ "1a": "zzzzz" }]),
  },
  {
    name: "crossbar-end",
    path: "/play/crossbar",
    prepare: play("crossbar", () => [{ show: "1" }]),
  },
  {
    name: "wall-pass-running",
    path: "/play/wall-pass",
    prepare: passAtBrick4(3),
  },
  {
    name: "wall-pass-end",
    path: "/play/wall-pass",
    prepare: passAtBrick4(10),
  },
  {
    name: "kit-detective-running",
    path: "/play/kit-detective",
    prepare: nameShirts(7),
  },
  {
    name: "kit-detective-end",
    path: "/play/kit-detective",
    prepare: nameShirts(9),
  },
  {
    name: "keepy-uppy-running",
    path: "/play/keepy-uppy",
    prepare: touchBall(2),
  },
  {
    name: "keepy-uppy-end",
    path: "/play/keepy-uppy",
    prepare: touchBall(4),
  },
  {
    name: "career-path-running",
    path: "/play/career-path?career=1&q=a",
    prepare: passStops(2),
  },
  {
    name: "career-path-end",
    path: "/play/career-path",
    prepare: missCareers,
  },
  {
    name: "spot-kick-running",
    path: "/play/spot-kick",
    prepare: kickAndDive(3),
  },
  {
    name: "spot-kick-end",
    path: "/play/spot-kick",
    prepare: kickAndDive(20),
  },
];
