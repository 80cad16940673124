import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, postForm, rawStatus, sendRaw } from "./ask";

const LIMIT = 64 * 1024;
const quiz = "/play/full-time-quiz";
const form = { "Content-Type": "application/x-www-form-urlencoded" };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

/** A form of exactly this many bytes that starts the quiz. */
const startOf = (bytes: number) => "intent=start&x=".padEnd(bytes, "x");

const targets = [quiz, `${quiz}/moves`, `${quiz}.data`, "/", "/there-is-no-such-page"];

describe.each(targets)("a body posted to %s", (path) => {
  it("is refused as HTML when it is a byte too large", async () => {
    const reply = await ask(server.address, path, {
      method: "POST",
      headers: form,
      body: startOf(LIMIT + 1),
    });
    expect(reply.status).toBe(413);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(reply.text).toMatch(/^<!doctype html>/);
  });

  it("is refused before it is sent when it says that it will be too large", async () => {
    const received = await sendRaw(
      server.address,
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n`,
    );
    expect(rawStatus(received)).toBe(413);
    expect(received.toLowerCase()).toContain("connection: close");
  });

  it("is refused as HTML when it comes in chunks", async () => {
    const reply = await ask(server.address, path, {
      method: "POST",
      headers: { ...form, "Transfer-Encoding": "chunked" },
    });
    expect(reply.status).toBe(411);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
  });
});

describe("a body within the limit", () => {
  it("passes when it weighs exactly as much as it may", async () => {
    const reply = await ask(server.address, quiz, {
      method: "POST",
      headers: form,
      body: startOf(LIMIT),
    });
    expect(reply.status).toBe(303);
  });

  it("passes when it is a form of many fields", async () => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, "x"]));
    const reply = await postForm(server.address, quiz, { intent: "start", ...fields });
    expect(reply.status).toBe(303);
  });

  it("breaks nothing when its sender goes away in the middle of it", async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const head = `POST ${quiz} HTTP/1.1\r\nHost: a\r\nContent-Type: ${form["Content-Type"]}\r\n`;
    socket.write(`${head}Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.end("intent=start");
    socket.resume();
    await once(socket, "close");
    expect((await ask(server.address, "/")).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });
});

describe("a body that is no form", () => {
  it.each([
    ["plain text", "text/plain", "intent=start"],
    ["JSON", "application/json", '{"intent":"start"}'],
    ["of no type", "", "intent=start"],
    ["of a type that makes no sense", "a/b;;;=", "intent=start"],
    ["multipart without a boundary", "multipart/form-data", "intent=start"],
    ["multipart that is cut short", "multipart/form-data; boundary=b", "--b\r\nContent-Disp"],
    ["multipart without a part", "multipart/form-data; boundary=b", "nothing"],
  ])("(%s) is refused and not an error of ours", async (_, type, body) => {
    for (const path of [quiz, `${quiz}/moves`]) {
      const headers = type ? { "Content-Type": type } : {};
      const { status, text } = await ask(server.address, path, { method: "POST", headers, body });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(/\.js:\d+/);
    }
  });

  it("is refused when it is empty", async () => {
    const reply = await postForm(server.address, quiz, {});
    expect(reply.status).toBe(400);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
  });

  it("starts the quiz as a well-made multipart form", async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nstart\r\n--b--\r\n';
    const reply = await ask(server.address, quiz, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      body: part,
    });
    expect(reply.status).toBe(303);
  });
});
