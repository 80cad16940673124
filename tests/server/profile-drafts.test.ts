import { describe, expect, it } from "vitest";
import { headerOf, setCookiesOf } from "./ask";
import { type Fan, idsIn, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import { type Form, fieldOf, filledForm, goodPlayer, savePlayer } from "./profile-forms";

const server = serverForFile();

describe("a draft", () => {
  const draftsOf = (fan: Fan) => fan.cookieNames.filter((name) => name === "kb_draft");

  it.each<[string, Form, string]>([
    ["the dice", { intent: "random" }, "/profile?tab=details&draft=1"],
    ["a tab", { tab: "kits" }, "/profile?tab=kits&draft=1"],
    ["the help", { dialog: "kits" }, "/profile?tab=kits&dialog=kits&draft=1"],
    ["a preset", { "preset-homeKitColor": "#111827" }, "/profile?tab=kits&draft=1"],
    ["a preset of nothing", { "preset-x": "1" }, "/profile?tab=kits&draft=1"],
  ])("by %s is not in the address", async (_, button, address) => {
    const fan = await simulatedProviderFan(server.address);
    const form: Form = { ...goodPlayer, ...(await filledForm(fan, "/profile")), intent: "" };
    const reply = await fan.post("/profile", { ...form, ...button });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, address]);
    const { text } = await fan.see(address);
    expect(text).toContain("Not saved yet.");
    if (button.intent !== "random") {
      expect(fieldOf(text, "dateOfBirth")).toBe(goodPlayer.dateOfBirth);
      const kit = button["preset-homeKitColor"] ?? goodPlayer.homeKitColor;
      expect(fieldOf(text, "homeKitColor")).toBe(kit);
    }
  });

  it("by the account page's dice is shown too", async () => {
    const fan = await simulatedProviderFan(server.address);
    const { text } = await fan.follow("/profile", { intent: "random" });
    expect(text).toContain("Not saved yet.");
  });

  it("is kept for the page and for its data, where no script and no other site reads it", async () => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    const reply = await fan.post("/profile", { ...form, intent: "random" });
    const lines = setCookiesOf(reply).filter((line) => line.startsWith("kb_draft="));
    expect(lines.map((line) => /Path=([^;]*)/.exec(line)?.[1])).toEqual([
      "/profile",
      "/profile.data",
    ]);
    for (const line of lines) expect(line).toMatch(/Max-Age=3600;.*HttpOnly; SameSite=Lax/);
  });

  it("goes with a save, and with logging out", async () => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    for (const end of [
      () => savePlayer(fan, { ...goodPlayer, ...form }),
      () => fan.post("/logout", {}),
    ]) {
      await fan.post("/profile", { ...form, intent: "random" });
      expect(draftsOf(fan)).toHaveLength(2);
      await end();
      expect(draftsOf(fan)).toEqual([]);
    }
  });

  it.each<[string, Form]>([
    [
      "200 characters in every text",
      Object.fromEntries(Object.keys(goodPlayer).map((field) => [field, "好".repeat(200)])),
    ],
    ["values that nobody knows", { gender: "x", position: "Sweeper", skinTone: "Green" }],
    ["markup", { displayName: '"><script>alert(1)</script>', homeKitColor: "</style><b>" }],
    ["names of objects", { hairStyle: "__proto__", hairColor: "constructor" }],
    ["no dates and numbers", { dateOfBirth: "yesterday", playerNumber: "NaN", revision: "zzz" }],
    ["half characters", { displayName: "\ud83d", country: "\u0000\u202e" }],
  ])("with %s gives a page, and a cookie that browsers take", async (_, draft) => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    const reply = await fan.post("/profile", { ...form, ...draft, intent: "", tab: "kits" });
    for (const line of setCookiesOf(reply)) expect(line.length).toBeLessThan(4096);
    const { status, text } = await fan.see(headerOf(reply, "Location"));
    expect(status).toBe(200);
    expect(text).toContain('alt="Player avatar preview"');
    expect(text).toContain("Not saved yet.");
    expect(text).not.toContain("<script>alert(1)");
    expect(text).not.toContain("</style><b>");
  });

  it("is never saved by being looked at", async () => {
    const fan = await simulatedProviderFan(server.address);
    const before = idsIn(server.dataDir, "profiles");
    await fan.follow("/profile", { ...(await filledForm(fan, "/profile")), intent: "random" });
    expect(idsIn(server.dataDir, "profiles")).toEqual(before);
  });

  it("somebody else signed, or that an address brings along, is none", async () => {
    const fan = await simulatedProviderFan(server.address);
    fan.plant("kb_draft=eyJvd25lciI6IngifQ%3D%3D.AAAA", "/profile");
    const search = new URLSearchParams({ ...goodPlayer, draft: "1" });
    const { status, text } = await fan.see(`/profile?${search}`);
    expect(status).toBe(200);
    expect(fieldOf(text, "displayName")).toBe("Sunday Player");
  });
});
