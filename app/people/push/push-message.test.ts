import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOfAnotherProject, notificationOf, ownLink } from "./push-message";

const site = { name: "Kickabout", origin: "https://play.example.com" };
const home = "https://play.example.com/";

describe("what a push shows", () => {
  it("is the notification of the message", () => {
    const notification = { title: "Kick-off", body: "Five questions are waiting.", tag: "run-1" };
    const fcmOptions = { link: "/play/full-time-quiz" };
    expect(notificationOf({ from: "12", notification, fcmOptions }, site)).toEqual({
      ...notification,
      link: "https://play.example.com/play/full-time-quiz",
    });
  });

  it("is its data where it has no notification", () => {
    const data = { title: "Kick-off", body: "Now", link: "/feed" };
    expect(notificationOf({ data }, site)).toEqual({
      title: "Kick-off",
      body: "Now",
      link: "https://play.example.com/feed",
    });
  });

  it.each([
    null,
    undefined,
    "text",
    7,
    [],
    {},
    { notification: null },
    { notification: { title: 1 } },
  ])("is our name for the message %j", (message) => {
    expect(notificationOf(message, site)).toEqual({ title: "Kickabout", body: "", link: home });
  });

  it("is a title and a body of a bearable length, and an address of ours, whatever comes", () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom(
            "notification",
            "data",
            "title",
            "body",
            "link",
            "fcmOptions",
            "tag",
          ),
          maxDepth: 3,
        }),
        (message) => {
          const { title, body, link, tag = "" } = notificationOf(message, site);
          expect(title.length).toBeGreaterThan(0);
          expect([title.length <= 120, body.length <= 600, tag.length <= 64]).toEqual([
            true,
            true,
            true,
          ]);
          expect(new URL(link).origin).toBe(site.origin);
        },
      ),
    );
  });
});

describe("where a notification leads", () => {
  it.each([
    ["", home],
    ["/stats", "https://play.example.com/stats"],
    ["stats?x=1#y", "https://play.example.com/stats?x=1#y"],
    ["https://play.example.com/feed", "https://play.example.com/feed"],
    ["https://evil.example/feed", home],
    ["//evil.example", home],
    ["/\t/evil.example", home],
    ["\\\\evil.example", home],
    ["http://play.example.com/feed", home],
    ["https://play.example.com:8443/", home],
    ["javascript:alert(1)", home],
    ["data:text/html,x", home],
    ["blob:https://play.example.com/1", home],
    ["https://", home],
  ])("%j is %s", (link, to) => {
    expect(ownLink(link, site.origin)).toBe(to);
  });
});

describe("a message of another project", () => {
  it.each([
    [{ from: "12" }, "34", true],
    [{ from: "12" }, "12", false],
    [{ from: "12" }, null, false],
    [{ from: "/topics/news" }, "34", false],
    [{}, "34", false],
    [null, "34", false],
    [{ from: 12 }, "34", false],
  ])("%j with our sender id %j: %j", (message, senderId, isOther) => {
    expect(isOfAnotherProject(message, senderId)).toBe(isOther);
  });
});
