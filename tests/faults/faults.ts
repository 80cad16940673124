import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { signInTexts } from "~/people/account/account-texts";
import { type Launch, type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply, readable } from "../server/ask";

/** Whether the long form was asked for (`npm run test:faults`). */
export const isLong = process.env.FAULTS === "long";

/** What signs the cookies of these servers: it may be in no log and on no page. */
export const SECRET = "the-secret-that-no-log-may-ever-have-in-it";

/** What the spec has for whoever can't be let in just now. */
export const unreachable = signInTexts["network-request-failed"] ?? "";

/** A server to be maltreated, and all that it said on both its outputs. */
export type ServerUnderTest = RunningServer & { said(): string };

type Variables = Record<string, string | undefined>;

/** Starts a server for one test, with its whole log. It is gone when that test is over, in whatever state it is. */
export async function startServerUnderTest(
  variables: Variables = {},
  launch: Launch = {},
): Promise<ServerUnderTest> {
  const serverUnderTest = await start(variables, launch);
  onTestFinished(() => end(serverUnderTest));
  return serverUnderTest;
}

/** The same for all the tests of a file, to be called at its top: a way to the server once it has started. */
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

/** What no page and no log may show: where in our code something happened. */
const STACK = /(^|\\n|\n)\s+at .+[:(/]/;

/** The server is still the same process, and said nothing that is nobody's business. */
export function expectCalm(serverUnderTest: ServerUnderTest, ...secrets: string[]): void {
  expect(serverUnderTest.process.exitCode).toBeNull();
  expectDiscreet(serverUnderTest.said(), ...secrets);
}

/** A text with no stack and none of these secrets in it. */
export function expectDiscreet(text: string, ...secrets: string[]): void {
  expect(STACK.exec(text)).toBeNull();
  for (const secret of [SECRET, ...secrets]) expect(text).not.toContain(secret);
}

/** A page that says, in these words, that something can't be done just now, and when to try again. */
export function expectUnavailable(reply: Reply, words: string): void {
  expect(reply.status).toBe(503);
  expect(readable(reply.text)).toContain(words);
  expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(0);
  expect(headerOf(reply, "Content-Type")).toContain("text/html");
  expectDiscreet(reply.text);
}

/** How long something took, in milliseconds, and what came of it. */
export async function timed<T>(doing: Promise<T>): Promise<{ took: number; value: T }> {
  const from = performance.now();
  const value = await doing;
  return { took: performance.now() - from, value };
}

/** The slowest of several visits by people who have nothing to do with a fault, in milliseconds. */
export async function slowestVisit(address: string, isOver: (visit: number) => boolean) {
  let slowest = 0;
  for (let visit = 0; !isOver(visit); visit++) {
    const { took, value } = await timed(ask(address, `/about?visit=${visit}`));
    expect(value.status).toBe(200);
    slowest = Math.max(slowest, took);
  }
  return slowest;
}

/** Says in the report what ran, for what depends on the machine. */
export function note(text: string): void {
  process.stdout.write(`faults: ${text}\n`);
}
