import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ask, rawStatus, root } from "../server/ask";
import { expectCalm, isLong, type Patient, startPatient, timed } from "./faults";

const CROWD = isLong ? 500 : 100;
const REQUEST_WITHIN_S = 3;
const SECOND_MS = 1000;
const SOON_MS = 1000;
const DRIP_MS = 200;

/** A client that is slow on purpose: what came back, and how long it was let be. */
type Slow = { socket: Socket; received: () => string; closed: Promise<number> };

function slowClient({ address }: Patient, drip: (socket: Socket) => void): Slow {
  const from = performance.now();
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (text) => {
    received += text;
  });
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

const crowd = (patient: Patient, drip: (socket: Socket) => void) =>
  Array.from({ length: CROWD }, () => slowClient(patient, drip));

/** Sends a text one letter at a time. */
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

/** The largest file that the server hands out, and its size. */
function largestAsset(): { path: string; size: number } {
  const folder = join(root, "build/client/assets");
  const files = readdirSync(folder).map((name) => ({
    path: `/assets/${name}`,
    size: statSync(join(folder, name)).size,
  }));
  return files.sort((one, other) => other.size - one.size)[0] ?? { path: "", size: 0 };
}

describe("clients that are slow on purpose, or half open", () => {
  it("keep nobody waiting and are hung up on", async () => {
    const patient = await startPatient({ REQUEST_WITHIN_S: String(REQUEST_WITHIN_S) });
    const { path, size } = largestAsset();
    const asks = Math.ceil((24 * 1024 * 1024) / size);
    const wishes = `GET ${path} HTTP/1.1\r\nHost: kickabout\r\n\r\n`.repeat(asks);
    const deaf = slowClient(patient, (socket) => {
      socket.pause();
      trickle(wishes, "\r\n")(socket);
    });
    const slow = Object.values(drips).map((drip) => crowd(patient, drip));
    for (let visit = 0; visit < 20; visit++) {
      const { took, value } = await timed(ask(patient.address, `/about?visit=${visit}`));
      expect([value.status, took < SOON_MS]).toEqual([200, true]);
    }
    for (const [index, clients] of slow.entries()) {
      const within = index < 2 ? REQUEST_WITHIN_S / 3 : REQUEST_WITHIN_S;
      for (const { closed, received } of clients) {
        expect(await closed).toBeLessThan((within + 3) * SECOND_MS);
        expect(rawStatus(received())).toBe(408);
      }
    }
    expect(await deaf.closed).toBeLessThan((2 * REQUEST_WITHIN_S + 3) * SECOND_MS);
    expect((await ask(patient.address, "/")).status).toBe(200);
    expectCalm(patient);
  });
});
