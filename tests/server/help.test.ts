import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf } from "./ask";
import { Fan } from "./fan";
import { tagsNamed, textOf, textsOf } from "./markup";
import { messageOf } from "./profile-forms";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

async function help(q?: string) {
  const query = q === undefined ? "" : `?${new URLSearchParams({ q })}`;
  const { status, text } = await ask(server.address, `/help${query}`);
  expect(status).toBe(200);
  const questions = tagsNamed(text, "details");
  return {
    html: text,
    text: textOf(text),
    asked: questions.length,
    open: questions.filter(({ attributes }) => "open" in attributes).length,
    marked: textsOf(text, "mark"),
  };
}

const nothing = "No answers yet. Try another keyword or email support.";
const emptyTopic = "No matches in this topic yet.";

describe("the help centre", () => {
  it("has four topics and twelve questions, all of them closed", async () => {
    const { html, text, asked, open, marked } = await help();
    const topics = [
      "Getting started",
      "Gameplay and scoring",
      "Account and preferences",
      "Troubleshooting",
    ];
    expect(textsOf(html, "h2").slice(0, 4)).toEqual(topics);
    expect([asked, open, marked]).toEqual([12, 0, []]);
    expect(text).not.toMatch(/results? found|Clear search/);
  });

  it("finds questions, opens them and marks what was looked for", async () => {
    const { text, asked, open, marked } = await help("  STREAK ");
    expect(text).toContain("2 results found");
    expect(text).toContain("Clear search");
    expect([asked, open]).toEqual([2, 2]);
    expect(marked.length).toBeGreaterThan(2);
    for (const mark of marked) expect(mark.toLowerCase()).toBe("streak");
    expect(text).not.toContain(nothing);
  });

  it("counts a single result in the singular", async () => {
    expect((await help("90 minutes")).text).toContain("1 result found");
  });

  it("finds by a keyword that no text has", async () => {
    const { text, marked } = await help("popia");
    expect(text).toContain("Can I download or delete my data?");
    expect(marked).toEqual([]);
  });

  it("keeps a topic that matches by its title, and says that its questions don't", async () => {
    const { text, asked } = await help("troubleshooting");
    expect(text).toContain("0 results found");
    expect(text).toContain(emptyTopic);
    expect(text).not.toContain(nothing);
    expect(asked).toBe(0);
  });

  it("says so when it has no answer, and where a person has one", async () => {
    const { html, text, asked } = await help("offside trap");
    expect(text).toContain("0 results found");
    expect(text).toContain(nothing);
    expect(text).not.toContain(emptyTopic);
    expect(asked).toBe(0);
    expect(html).toContain('href="mailto:support@kickabout.example"');
  });

  it.each(["", "   "])("shows everything when nothing is looked for: %j", async (q) => {
    const { text, asked, open } = await help(q);
    expect([asked, open]).toEqual([12, 0]);
    expect(text).not.toContain("found");
  });

  it.each(["<script>alert(1)</script>", '"><img src=x>', "</mark>", "\u0000", "((("])(
    "shows what was typed as a text and nothing else: %s",
    async (q) => {
      const { html } = await help(q);
      expect(html).not.toMatch(/<script>alert|<img|<\/mark>/);
    },
  );

  it("takes a search of no more than 80 characters, and says so when it cuts a longer one", async () => {
    const fan = new Fan(server.address);
    const reply = await fan.see(
      `/help?${new URLSearchParams({ q: `streak ${"a".repeat(9000)}` })}`,
    );
    expect(reply.status).toBe(303);
    const address = headerOf(reply, "Location");
    expect(address).toBe(`/help?q=streak+${"a".repeat(73)}`);
    const page = await fan.see(address);
    expect(page.status).toBe(200);
    expect(messageOf(page.text)).toBe("A long one! We looked for the first 80 characters.");
    const [box] = tagsNamed(page.text, "input", { name: "q" });
    expect(box?.attributes.value).toBe(`streak ${"a".repeat(73)}`);
    expect(page.text).not.toContain("<script");
  });

  it("keeps what was typed in the box", async () => {
    const [box] = tagsNamed((await help("Time Zone")).html, "input", { name: "q" });
    expect(box?.attributes.value).toBe("Time Zone");
  });

  it("has a place for each question that a link can lead to", async () => {
    const { html } = await help();
    for (const id of ["streaks", "new-questions", "my-data", "troubleshooting"]) {
      expect(html).toContain(`id="${id}"`);
    }
    expect(html).toContain('href="/help#streaks"');
  });

  it("sends no script", async () => {
    for (const q of [undefined, "streak"]) {
      expect((await help(q)).html).not.toContain("<script");
    }
  });
});
