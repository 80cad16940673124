import { describe, expect, it } from "vitest";
import { plainPage } from "./error-html";

describe("plainPage", () => {
  const html = plainPage("Too many requests", "Wait a minute, then try again.");

  it.each([
    ["says what happened in the page", "<h1>Too many requests</h1>"],
    ["says what happened in the tab", "<title>Too many requests · Kickabout</title>"],
    ["says what to do now", "<p>Wait a minute, then try again.</p>"],
    ["leads back home", '<a href="/">Back to Kickabout</a>'],
    ["names its language", '<html lang="en">'],
    ["names its character set", '<meta charset="utf-8">'],
    ["fits a phone", '<meta name="viewport" content="width=device-width">'],
    ["has a dark look too", "prefers-color-scheme:dark"],
  ])("%s", (_, part) => {
    expect(html).toContain(part);
  });

  it("begins as a document does", () => {
    expect(html).toMatch(/^<!doctype html>/);
  });

  it("asks for nothing else", () => {
    expect(html).not.toMatch(/<script|<link|<img|url\(|src=/);
  });
});
