import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask, headerOf, type Reply, readable, root, testHooks } from "./ask";
import { alertsOf, Fan, simulatedProviderFan, storeIn } from "./fan";
import { endingOf, folderForTest, serverForFile, serverForTest } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const tooMany = "That was a lot of reports in a short time. Please wait a moment and try again.";
const noReason = "Choose what is wrong with it.";

const address = (kind: string, id: string) => `/report?${new URLSearchParams({ kind, id })}`;
const postAddress = address("post", "night-shift");

/** A client with its own address, so that tests don't use up each other's limits. */
const from = () => ({ "X-Forwarded-For": `10.0.${randomInt(256)}.${randomInt(256)}` });

const sendAs = (fan: Fan, path: string, fields: Record<string, string>, headers = from()) =>
  fan.post(path, { intent: "report", ...fields }, headers);

const send = (path: string, fields: Record<string, string>, headers = from()) =>
  sendAs(new Fan(server.address), path, fields, headers);

async function reportsAbout(targetId: string, dataDir = server.dataDir) {
  const store = storeIn(dataDir);
  const { documents } = await store.query("reports", { where: { targetId }, limit: 100 });
  await store.close();
  return documents;
}

const checked = ({ text }: Reply) => /<input[^>]*checked=""[^>]*value="(\w+)"/.exec(text)?.[1];

describe("the report page", () => {
  it.each([
    [
      "post",
      "salt-and-pepper",
      "Post by Callum R",
      "Tried to explain offside",
      "/feed/salt-and-pepper",
    ],
    ["game", "spot-kick", "Game", "Spot Kick", "/games/spot-kick"],
    ["question", "1930-host", "Quiz question", "Which country hosted", "/play/full-time-quiz"],
    ["question", "golden-word-001", "Golden Word", "No. 1", "/play/golden-word"],
  ])("shows what is reported: a %s", async (kind, id, title, summary, back) => {
    const { status, text } = await new Fan(server.address).see(address(kind, id));
    expect(status).toBe(200);
    for (const part of [title, summary, `href="${back}"`, '<meta name="robots" content="noindex"'])
      expect(readable(text)).toContain(part);
    expect(text.match(/type="radio"/g)).toHaveLength(5);
    expect(text).not.toMatch(/Montevideo|striker/i);
  });

  it.each([
    "/report",
    "/report?kind=post",
    "/report?id=night-shift",
    "/report?kind=user&id=night-shift",
    "/report?kind=constructor&id=name",
    "/report?kind=post&id=1930-host",
    "/report?kind=game&id=__proto__",
    "/report?kind=question&id=",
    "/report?kind=post&kind=game&id=spot-kick",
    "/report?kind=post&id=%00",
  ])("is not there for what is not there, and takes no report of it: %s", async (path) => {
    const fan = new Fan(server.address);
    expect((await fan.see(path)).status).toBe(404);
    const reply = await send(path, { reason: "spam" });
    expect(reply.status).toBe(404);
    expect(reply.text).toContain("404 Not Found");
  });

  it("shows the post though the feed can't be had at the moment", async () => {
    const headers = testHooks({ sources: { feed: "fail" } });
    const { status, text } = await ask(server.address, postAddress, { headers });
    expect(status).toBe(200);
    expect(text).toContain("Post by Amara O");
  });
});

describe("a report", () => {
  it("of a visitor is kept, and leads back to the thing with thanks", async () => {
    const fan = new Fan(server.address);
    const now = "2026-11-21T10:15:42.123Z";
    const fields = { reason: "spoiler", details: "It gives\r\nthe answer\u001b away." };
    const headers = { ...from(), ...testHooks({ now }) };
    const reply = await sendAs(fan, address("post", "keepers-union"), fields, headers);
    expect([reply.status, headerOf(reply, "location")]).toEqual([303, "/feed/keepers-union"]);
    const page = await fan.see("/feed/keepers-union");
    expect(page.text.replaceAll(/<[^>]*>/g, "")).toContain(
      "Report sent: Thank you. We look at every report.",
    );
    expect(await reportsAbout("keepers-union")).toEqual([
      {
        id: expect.stringMatching(/^20261121T101542-[0-9a-f]{8}$/),
        data: {
          kind: "post",
          targetId: "keepers-union",
          reason: "spoiler",
          details: "It gives\nthe answer away.",
          createdAt: now,
          userId: null,
          status: "open",
        },
      },
    ]);
  });

  it.each([
    ["game", "wall-pass", "/games/wall-pass"],
    ["question", "1986-hand-of-god", "/play/full-time-quiz"],
  ])("of a %s leads back there, with a reason alone", async (kind, id, back) => {
    const reply = await send(address(kind, id), { reason: "other" });
    expect([reply.status, headerOf(reply, "location")]).toEqual([303, back]);
    expect(await reportsAbout(id)).toMatchObject([
      { data: { kind, reason: "other", details: "" } },
    ]);
  });

  it("of a fan who is signed in is in their data, and goes with their account", async () => {
    const fan = await simulatedProviderFan(server.address, from());
    await sendAs(fan, address("post", "four-in-forty"), { reason: "hateful", details: "Mine." });
    const [{ data } = { data: null }] = await reportsAbout("four-in-forty");
    expect(data?.userId).toEqual(expect.any(String));
    const mine = JSON.parse((await fan.see("/account/data")).text);
    expect(mine.reports).toEqual([data]);
    await fan.post("/account", { intent: "delete", confirmation: "DELETE", password: "" }, from());
    expect(await reportsAbout("four-in-forty")).toEqual([]);
  });

  it.each([
    ["no reason", { details: "Kept <b>whole</b>." }, noReason, "Kept &lt;b&gt;whole"],
    ["a reason that is none", { reason: "__proto__", details: "Kept." }, noReason, "Kept."],
    [
      "too many details",
      { reason: "wrong", details: `Kept. ${"x".repeat(500)}` },
      "Keep the details to 500 characters.",
      `Kept. ${"x".repeat(500)}`,
    ],
  ])("with %s comes back with what was typed", async (_, fields, text, stored) => {
    const reply = await send(postAddress, fields);
    expect(reply.status).toBe(400);
    expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(alertsOf(reply)).toBe(text);
    expect(reply.text).toContain(`class="field-error">${text}<`);
    expect(reply.text).toContain(stored);
    expect(checked(reply)).toBe(
      "reason" in fields && fields.reason === "wrong" ? "wrong" : undefined,
    );
    expect(await reportsAbout("night-shift")).toEqual([]);
  });

  it("is refused where the form is none of ours", async () => {
    for (const fields of [{}, { intent: "close" }]) {
      const reply = await new Fan(server.address).post(postAddress, fields);
      expect(reply.status).toBe(400);
    }
    const file =
      '--x\r\nContent-Disposition: form-data; name="reason"; filename="a"\r\n\r\nspam\r\n--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nreport\r\n--x--\r\n';
    const headers = { "Content-Type": "multipart/form-data; boundary=x", ...from() };
    const reply = await ask(server.address, postAddress, { method: "POST", headers, body: file });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe(noReason);
  });

  it("lets one log in on its page", async () => {
    const { text } = await ask(server.address, `${postAddress}&dialog=login`);
    expect(text).toContain('<form method="post" action="/login"');
    expect(readable(text)).toContain(`name="redirectTo" value="${postAddress}"`);
  });
});

describe("many reports", () => {
  it("of one fan are taken ten times in a while, then nothing typed is lost", async () => {
    const fan = await simulatedProviderFan(server.address, from());
    const fields = { reason: "spam", details: "Again!" };
    for (let i = 0; i < 10; i++) {
      expect((await sendAs(fan, address("game", "crossbar"), fields)).status).toBe(303);
    }
    const refused = await sendAs(fan, address("game", "crossbar"), fields);
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(alertsOf(refused)).toBe(tooMany);
    expect(refused.text).toContain("Again!");
    expect(checked(refused)).toBe("spam");
    expect(await reportsAbout("crossbar")).toHaveLength(10);
  });

  it("of one address are taken thirty times, and of another still", async () => {
    const [one, other] = [from(), from()];
    const path = address("game", "golden-word");
    const replies = await Promise.all(
      Array.from({ length: 31 }, () => send(path, { reason: "spam" }, one)),
    );
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await send(path, { reason: "spam" }, other)).status).toBe(303);
    expect(await reportsAbout("golden-word")).toHaveLength(31);
  });
});

describe("npm run reports", () => {
  const run = (dataDir: string, ...words: string[]) => {
    const script = join(root, "scripts/user-reports.mjs");
    const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, DATA_DIR: dataDir };
    return endingOf(spawn(process.execPath, [script, ...words], { env }));
  };

  it("lists what is open, closes it, and lists what is closed when asked to", async () => {
    const { address: own, dataDir } = await serverForTest();
    const sendAt = (now: string, path: string, fields: Record<string, string>) =>
      new Fan(own).post(path, { intent: "report", ...fields }, testHooks({ now }));
    const second = { reason: "wrong", details: "Look:\n\u202Eat the\tdate." };
    await sendAt("2026-11-21T12:00:00Z", address("question", "1930-host"), second);
    await sendAt("2026-11-21T10:15:00Z", postAddress, { reason: "hateful" });

    const open = await run(dataDir);
    expect([open.code, open.error]).toEqual([0, ""]);
    const [first = "", ...rest] = open.out.split("\n");
    expect(first).toMatch(
      /^20261121T101500-\w{8} {2}2026-11-21 10:15 UTC {2}post night-shift: Disrespectful or hateful$/,
    );
    expect(rest).toEqual([
      expect.stringMatching(/2026-11-21 12:00 UTC {2}question 1930-host: Wrong or out of date$/),
      "    Look:\\nat the date.",
      "2 open reports.",
      "",
    ]);

    const id = first.slice(0, 24);
    expect(await run(dataDir, "close", id)).toEqual({ code: 0, out: `Closed ${id}.\n`, error: "" });
    expect((await run(dataDir, "close", id)).out).toBe(`${id} was closed already.\n`);
    const left = await run(dataDir);
    expect(left.out).not.toContain(id);
    expect(left.out).toContain("1 open report.");
    const all = await run(dataDir, "--all");
    expect(all.out).toMatch(
      new RegExp(`^${id}.*hateful \\(closed \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\)$`, "m"),
    );
    expect(all.out).toContain("2 reports.");
    const [{ data } = { data: null }] = await reportsAbout("night-shift", dataDir);
    expect(data).toMatchObject({ status: "closed", closedAt: expect.stringMatching(/^20.*Z$/) });
  });

  it("says what it can't do, in a sentence and with exit code 1", async () => {
    const { dataDir } = server;
    for (const id of ["20261121T101500-00000000", "../..", "a\u001b[2J", ""]) {
      const { code, out, error } = await run(dataDir, "close", id);
      expect([code, out]).toEqual([1, ""]);
      expect(error).toMatch(/^There is no report .*\.\n$/);
      expect(error).not.toContain("\u001b");
    }
    for (const words of [["close"], ["open"], ["--all", "x"]]) {
      const { code, out, error } = await run(dataDir, ...words);
      expect([code, out]).toEqual([1, ""]);
      expect(error).toContain("npm run reports -- close <id>");
    }
    const empty = folderForTest();
    const { code, error } = await run(empty);
    expect(code).toBe(1);
    expect(error).toBe(`There is no database at ${join(empty, "kickabout.db")} to look into.\n`);
  });

  it("says so when there is nothing to look at", async () => {
    const dataDir = folderForTest();
    await storeIn(dataDir).close();
    expect((await run(dataDir)).out).toBe("There are no open reports.\n");
    expect((await run(dataDir, "--all")).out).toBe("There are no reports.\n");
  });

  it("says in a sentence that the data can't be read", async () => {
    const dataDir = folderForTest();
    writeFileSync(join(dataDir, "kickabout.db"), "This is no database. ".repeat(500));
    const { code, out, error } = await run(dataDir);
    expect([code, out]).toEqual([1, ""]);
    expect(error.trim().split("\n")).toHaveLength(1);
  });
});
