import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { rawStatus } from "./ask";
import { serverForTest } from "./processes";

/** As long as common load balancers keep a connection idle: we must not close first. */
const BALANCER_S = 60;
const REQUEST = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";

function connectionTo(address: string): Socket {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  socket.write(REQUEST);
  return String((await once(socket, "data"))[0]);
}

/** Waits until the server has timed out another, silent connection. */
async function untilSilenceIsOver(address: string): Promise<void> {
  expect(rawStatus(await text(connectionTo(address)))).toBe(408);
}

it("a connection may rest for longer than a balancer leaves it at rest", async () => {
  const { address } = await serverForTest({ REQUEST_TIMEOUT_S: "18" });
  const idle = connectionTo(address);
  const promised = /^keep-alive: timeout=(\d+)/im.exec(await answerOn(idle))?.[1];
  expect(Number(promised)).toBeGreaterThan(BALANCER_S);
  await untilSilenceIsOver(address);
  expect(rawStatus(await answerOn(idle))).toBe(200);
});

it("a connection that has rested has no more time for a request than others", async () => {
  const { address } = await serverForTest({ REQUEST_TIMEOUT_S: "3" });
  const idle = connectionTo(address);
  await answerOn(idle);
  await untilSilenceIsOver(address);
  const rest = text(idle);
  idle.write(REQUEST.slice(0, 9));
  expect(rawStatus(await rest)).toBe(408);
});
