import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { signInTexts } from "~/people/account/account-texts";
import { type Launch, type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply, readable } from "../server/ask";

/** Whether the long variant was requested (`npm run test:faults`). */
export const isLong = process.env.FAULTS === "long";

/** The servers' signing secret: no log and no page may contain it. */
export const SECRET = "the-secret-that-no-log-may-ever-have-in-it";

/** The message for a log-in that can't succeed at the moment. */
export const unreachable = signInTexts["network-request-failed"] ?? "";

/** A server under test, with everything that it printed to both outputs. */
export type ServerUnderTest = RunningServer & { said(): string };

type Variables = Record<string, string | undefined>;

/** Starts a server for one test, with its whole log. Killed after the test, in whatever state it is. */
export async function startServerUnderTest(
  variables: Variables = {},
  launch: Launch = {},
): Promise<ServerUnderTest> {
  const serverUnderTest = await start(variables, launch);
  onTestFinished(() => end(serverUnderTest));
  return serverUnderTest;
}

/** The same for all tests of a file; call it at the top. Returns a getter for the started server. */
export function serverUnderTestForFile(
  variables: Variables = {},
  launch: Launch = {},
): () => ServerUnderTest {
  let serverUnderTest: ServerUnderTest | undefined;
  beforeAll(async () => {
    serverUnderTest = await start(variables, launch);
  });
  afterAll(() => serverUnderTest && end(serverUnderTest));
  return () => {
    if (!serverUnderTest) throw new Error("The server has not started yet.");
    return serverUnderTest;
  };
}

async function start(variables: Variables, launch: Launch): Promise<ServerUnderTest> {
  const given = { LOG_LEVEL: "info", SESSION_SECRET: SECRET, ...variables };
  const server = await startServer(given, launch);
  let errors = "";
  server.process.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  return { ...server, said: () => server.output() + errors };
}

async function end(serverUnderTest: ServerUnderTest): Promise<void> {
  if (serverUnderTest.process.exitCode === null) serverUnderTest.process.kill("SIGKILL");
  await serverUnderTest.stop();
}

/** A folder for one test that other users may enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-faults-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A stack trace, which no page and no log may contain. */
const STACK = /(^|\\n|\n)\s+at .+[:(/]/;

/** The server is still the same process, and printed nothing confidential. */
export function expectCalm(serverUnderTest: ServerUnderTest, ...secrets: string[]): void {
  expect(serverUnderTest.process.exitCode).toBeNull();
  expectDiscreet(serverUnderTest.said(), ...secrets);
}

/** A text without stack traces and without these secrets. */
export function expectDiscreet(text: string, ...secrets: string[]): void {
  expect(STACK.exec(text)).toBeNull();
  for (const secret of [SECRET, ...secrets]) expect(text).not.toContain(secret);
}

/** An error page with this message, status 503 and Retry-After. */
export function expectUnavailable(reply: Reply, words: string): void {
  expect(reply.status).toBe(503);
  expect(readable(reply.text)).toContain(words);
  expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(0);
  expect(headerOf(reply, "Content-Type")).toContain("text/html");
  expectDiscreet(reply.text);
}

/** Measures an operation: milliseconds and result. */
export async function timed<T>(doing: Promise<T>): Promise<{ took: number; value: T }> {
  const from = performance.now();
  const value = await doing;
  return { took: performance.now() - from, value };
}

/** The slowest of several visits unrelated to a fault, in milliseconds. */
export async function slowestVisit(address: string, isOver: (visit: number) => boolean) {
  let slowest = 0;
  for (let visit = 0; !isOver(visit); visit++) {
    const { took, value } = await timed(ask(address, `/about?visit=${visit}`));
    expect(value.status).toBe(200);
    slowest = Math.max(slowest, took);
  }
  return slowest;
}

/** Prints what ran, for tests that depend on the machine. */
export function note(text: string): void {
  process.stdout.write(`faults: ${text}\n`);
}
