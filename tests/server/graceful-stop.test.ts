import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, testHooks } from "./ask";
import { type Ending, endingOf, serverForTest, waitForOutput } from "./processes";

const hanging = testHooks({ sources: { feed: "hang" } });

/** Requests a page that takes 1.5 s, and waits until the server has started on it. */
async function inFlight(server: RunningServer, agent: Agent | false): Promise<ClientRequest> {
  const headers = { ...hanging, Expect: "100-continue" };
  const sent = request(server.address, { agent, headers });
  sent.flushHeaders();
  await once(sent, "continue");
  sent.end();
  return sent;
}

/** Sends a signal; waits until the server has logged it. */
async function signal(server: RunningServer, name: NodeJS.Signals = "SIGTERM"): Promise<void> {
  const known = waitForOutput(server.process, /Stopping\./);
  server.process.kill(name);
  await known;
}

/** A process's exit, and the time until then in milliseconds. */
async function timedEnding(server: RunningServer): Promise<Ending & { took: number }> {
  const from = performance.now();
  const ending = await endingOf(server.process);
  return { ...ending, took: performance.now() - from };
}

const connectionTo = ({ address }: RunningServer) =>
  connect(Number(new URL(address).port), "127.0.0.1");

/** The exit of a server that is stopped while a client sends an endless form. */
async function endingAmidAnEndlessForm(): Promise<Ending & { took: number }> {
  const server = await startServer();
  const slow = connectionTo(server);
  slow.on("error", () => slow.destroy());
  slow.write("POST /play/full-time-quiz HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n");
  slow.write("Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n");
  await once(slow, "data");
  const ending = timedEnding(server);
  await signal(server);
  const ended = await ending;
  slow.destroy();
  await server.stop();
  return ended;
}

describe("a server told to stop", () => {
  let cutOff: Promise<Ending & { took: number }>;

  // Concurrent, since most of its ten seconds are waiting.
  beforeAll(() => {
    cutOff = endingAmidAnEndlessForm();
    cutOff.catch(() => {});
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "by %s ends at once when nobody waits, whatever connections are open with nothing on them",
    async (name) => {
      const server = await serverForTest();
      const agent = new Agent({ keepAlive: true });
      expect((await ask(server.address, "/about", { agent })).status).toBe(200);
      const silent = connectionTo(server);
      await once(silent, "connect");
      expect((await ask(server.address, "/healthz")).status).toBe(200);
      const ending = timedEnding(server);
      await signal(server, name);
      const { code, took, error } = await ending;
      agent.destroy();
      silent.destroy();
      expect(code).toBe(0);
      expect(error).toBe("");
      expect(took).toBeLessThan(3000);
    },
  );

  it("answers what is in flight, on kept connections too, takes no new ones, and ends", async () => {
    const server = await serverForTest();
    const agent = new Agent({ keepAlive: true });
    const sent = await Promise.all([inFlight(server, false), inFlight(server, agent)]);
    const answers = sent.map((request) => once(request, "response"));
    const ending = timedEnding(server);
    await signal(server);
    await expect(ask(server.address, "/healthz")).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    for (const answer of answers) {
      const [response] = (await answer) as [IncomingMessage];
      expect(response.statusCode).toBe(200);
      expect(await text(response)).toContain("We couldn’t load the community feed right now.");
    }
    const { code, took } = await ending;
    agent.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
  });

  it("answers who has connected and asks only then", async () => {
    const server = await serverForTest();
    const connection = connectionTo(server);
    await once(connection, "connect");
    expect((await ask(server.address, "/healthz")).status).toBe(200);
    const ending = timedEnding(server);
    await signal(server);
    connection.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    const answer = await text(connection);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect((await ending).code).toBe(0);
  });

  it("answers a crowd that connected and asked while it was busy with something else", async () => {
    const server = await serverForTest();
    server.process.kill("SIGSTOP");
    const crowd = Array.from({ length: 50 }, () => connectionTo(server));
    await Promise.all(crowd.map((connection) => once(connection, "connect")));
    for (const connection of crowd) connection.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
    const answers = Promise.all(crowd.map((connection) => text(connection)));
    const ending = timedEnding(server);
    server.process.kill("SIGTERM");
    server.process.kill("SIGCONT");
    for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect((await ending).code).toBe(0);
  });

  it("accepts a whole crowd before it answers, which takes longer", async () => {
    const server = await serverForTest();
    server.process.kill("SIGSTOP");
    const crowd = Array.from({ length: 50 }, () => connectionTo(server));
    await Promise.all(crowd.map((connection) => once(connection, "connect")));
    for (const connection of crowd) connection.write("GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n");
    const answers = Promise.all(crowd.map((connection) => text(connection)));
    const ending = timedEnding(server);
    server.process.kill("SIGTERM");
    server.process.kill("SIGCONT");
    for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const { code, out } = await ending;
    expect(code).toBe(0);
    const [before = "", after = ""] = out.split("Stopping.");
    expect(before.split("robots.txt").length).toBeLessThan(10);
    expect(after.split("robots.txt").length).toBeGreaterThan(40);
  });

  it("answers who comes back on a kept connection while it was busy with something else", async () => {
    const server = await serverForTest();
    const keepAliveSocket = connectionTo(server);
    const request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
    keepAliveSocket.write(request);
    await once(keepAliveSocket, "data");
    server.process.kill("SIGSTOP");
    keepAliveSocket.write(request);
    const ending = timedEnding(server);
    server.process.kill("SIGTERM");
    server.process.kill("SIGCONT");
    expect(await text(keepAliveSocket)).toMatch(/^HTTP\/1\.1 200 /);
    expect((await ending).code).toBe(0);
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

  it("cuts off a sender that never finishes, and still ends in 10 s", async () => {
    const { code, took } = await cutOff;
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  });
});
