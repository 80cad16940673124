import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../fixtures/server";
import { ask, seam } from "./ask";
import { type Ending, endingOf, heard, serverForTest } from "./processes";

const hanging = seam({ sources: { feed: "hang" } });

/** Asks for a page that takes 1.5 s, and waits until the server has begun with it. */
async function inFlight(server: RunningServer, agent: Agent | false): Promise<ClientRequest> {
  const headers = { ...hanging, Expect: "100-continue" };
  const sent = request(server.address, { agent, headers });
  sent.flushHeaders();
  await once(sent, "continue");
  sent.end();
  return sent;
}

/** Sends a signal; waits until the server knows. */
async function signal(server: RunningServer, name: NodeJS.Signals = "SIGTERM"): Promise<void> {
  const known = heard(server.process, /Stopping\./);
  server.process.kill(name);
  await known;
}

/** How a process ended, and how long that took from now on, in milliseconds. */
async function timedEnding(server: RunningServer): Promise<Ending & { took: number }> {
  const from = performance.now();
  const ending = await endingOf(server.process);
  return { ...ending, took: performance.now() - from };
}

const connectionTo = ({ address }: RunningServer) =>
  connect(Number(new URL(address).port), "127.0.0.1");

describe("a server told to stop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("by %s ends at once when nobody waits", async (name) => {
    const server = await serverForTest();
    const ending = timedEnding(server);
    await signal(server, name);
    const { code, took, error } = await ending;
    expect(code).toBe(0);
    expect(error).toBe("");
    expect(took).toBeLessThan(3000);
  });

  it("answers what is in flight, takes no new connections, and ends", async () => {
    const server = await serverForTest();
    const sent = await inFlight(server, false);
    const answer = once(sent, "response");
    const ending = timedEnding(server);
    await signal(server);
    await expect(ask(server.address, "/healthz")).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    const [response] = (await answer) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(await text(response)).toContain("We couldn’t load the community feed right now.");
    const { code, took } = await ending;
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
  });

  it("does not wait for a connection that is kept open with nothing on it", async () => {
    const server = await serverForTest();
    const agent = new Agent({ keepAlive: true });
    expect((await ask(server.address, "/about", { agent })).status).toBe(200);
    const ending = timedEnding(server);
    await signal(server);
    const { code, took } = await ending;
    agent.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(3000);
  });

  it("does not wait for a connection that never asked for anything", async () => {
    const server = await serverForTest();
    const silent = connectionTo(server);
    await once(silent, "connect");
    expect((await ask(server.address, "/healthz")).status).toBe(200);
    const ending = timedEnding(server);
    await signal(server);
    const { code, took } = await ending;
    silent.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(3000);
  });

  it("ends well within 10 s when what was in flight came on a connection that is kept", async () => {
    const server = await serverForTest();
    const agent = new Agent({ keepAlive: true });
    const sent = await inFlight(server, agent);
    const answer = once(sent, "response");
    const ending = timedEnding(server);
    await signal(server);
    const [response] = (await answer) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    await text(response);
    const { code, took } = await ending;
    agent.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
  });

  it("cuts off a sender that never finishes, and still ends in 10 s", async () => {
    const server = await serverForTest();
    const slow = connectionTo(server);
    slow.on("error", () => slow.destroy());
    slow.write("POST /play/full-time-quiz HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n");
    slow.write("Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n");
    await once(slow, "data");
    const ending = timedEnding(server);
    await signal(server);
    const { code, took } = await ending;
    slow.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  });

  it("takes a second signal calmly", async () => {
    const server = await serverForTest();
    const sent = await inFlight(server, false);
    const answer = once(sent, "response");
    const ending = timedEnding(server);
    await signal(server);
    server.process.kill("SIGTERM");
    server.process.kill("SIGINT");
    const [response] = (await answer) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    expect((await ending).code).toBe(0);
  });
});
