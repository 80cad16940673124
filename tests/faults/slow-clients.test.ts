import { existsSync, readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ask, rawStatus, root } from "../server/ask";
import {
  expectCalm,
  isLong,
  note,
  type ServerUnderTest,
  slowestVisit,
  startServerUnderTest,
} from "./faults";

const CROWD = isLong ? 300 : 100;
const REQUEST_TIMEOUT_S = 3;
const VISITS = 10;
/** Generous for a busy machine; by Node's defaults it would be a minute and more. */
const LEEWAY_S = 12;
const SECOND_MS = 1000;
const MAX_RESPONSE_MS = 20_000;
const DRIP_MS = 200;
/**
 * Requests for a large file: more than a browser has concurrently, and as many as are allowed but exceed the socket's
 * buffer.
 */
const GREEDY = 400;
const DEAF = 30;
/** Aborted downloads; a few files may be open for other reasons. */
const GONE = 40;
const SOME_FILES = 20;

/** A deliberately slow client: its response, and how long its connection lasted. */
type Slow = { socket: Socket; received: () => string; closed: Promise<number> };

function slowClient(
  { address }: ServerUnderTest,
  drip: (socket: Socket) => void,
  reads = true,
): Slow {
  const from = performance.now();
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1");
  if (reads) {
    socket.on("data", (text) => {
      received += text;
    });
  }
  socket.on("error", () => {});
  socket.on("connect", () => drip(socket));
  onTestFinished(() => {
    socket.destroy();
  });
  const closed = new Promise<number>((resolve) =>
    socket.on("close", () => resolve(performance.now() - from)),
  );
  return { socket, received: () => received, closed };
}

const crowd = (serverUnderTest: ServerUnderTest, drip: (socket: Socket) => void) =>
  Array.from({ length: CROWD }, () => slowClient(serverUnderTest, drip));

/** Sends a text one character at a time. */
const trickle = (start: string, letter: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write(letter), DRIP_MS);
  socket.on("close", () => clearInterval(timer));
};

const drips = {
  silent: () => {},
  "with headers that never end": trickle("GET / HTTP/1.1\r\nHost: kickabout\r\nX-Slow: ", "a"),
  "with a body that never ends": trickle(
    "POST /play/full-time-quiz HTTP/1.1\r\nHost: kickabout\r\nContent-Length: 9999\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n\r\nintent=",
    "a",
  ),
};

/** Sends a request and disconnects at the first response byte. */
const goneAfter = (wish: string) => (socket: Socket) => {
  socket.write(wish);
  socket.once("readable", () => socket.destroy());
};

/** A server's open files and connections; 0 if unavailable. */
function openFiles({ process: { pid } }: ServerUnderTest): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** The path of the largest static file. */
function largestAsset(): string {
  const folder = join(root, "build/client/assets");
  const files = readdirSync(folder).map((name) => ({
    path: `/assets/${name}`,
    size: statSync(join(folder, name)).size,
  }));
  return files.sort((one, other) => other.size - one.size)[0]?.path ?? "";
}

describe("clients that are slow on purpose, or half open", () => {
  it("keep nobody waiting and are hung up on", async () => {
    const serverUnderTest = await startServerUnderTest({
      REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
    });
    await ask(serverUnderTest.address, "/about");
    await ask(serverUnderTest.address, largestAsset());
    const wish = `GET ${largestAsset()} HTTP/1.1\r\nHost: kickabout\r\n\r\n`;
    const files = openFiles(serverUnderTest);
    const gone = Array.from({ length: GONE }, () =>
      slowClient(serverUnderTest, goneAfter(wish), false),
    );
    await Promise.all(gone.map(({ closed }) => closed));
    const greedy = slowClient(serverUnderTest, trickle(wish.repeat(GREEDY), "\r\n"), false);
    const deaf = slowClient(serverUnderTest, trickle(wish.repeat(DEAF), "\r\n"), false);
    const slow = Object.values(drips).map((drip) => crowd(serverUnderTest, drip));
    const slowest = await slowestVisit(serverUnderTest.address, (visit) => visit === VISITS);
    note(
      `slow clients: ${3 * CROWD}, and nobody else waited longer than ${Math.round(slowest)} ms`,
    );
    expect(slowest).toBeLessThan(MAX_RESPONSE_MS);
    for (const [index, clients] of slow.entries()) {
      const within = index < 2 ? REQUEST_TIMEOUT_S / 3 : REQUEST_TIMEOUT_S;
      for (const { closed, received } of clients) {
        expect(await closed).toBeLessThan((within + LEEWAY_S) * SECOND_MS);
        expect(rawStatus(received())).toBe(408);
      }
    }
    expect(await greedy.closed).toBeLessThan(LEEWAY_S * SECOND_MS);
    expect(await deaf.closed).toBeLessThan((2 * REQUEST_TIMEOUT_S + LEEWAY_S) * SECOND_MS);
    expect((await ask(serverUnderTest.address, "/")).status).toBe(200);
    await expect
      .poll(() => openFiles(serverUnderTest), { timeout: 10_000 })
      .toBeLessThan(files + SOME_FILES);
    expectCalm(serverUnderTest);
  });
});
