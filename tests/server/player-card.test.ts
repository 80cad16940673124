import { describe, expect, it } from "vitest";
import { ask, headerOf } from "./ask";
import { joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import { goodPlayer, savePlayer } from "./profile-forms";

const server = serverForFile();
const card = "/players/card.svg";

/** The embedded font's base64 may contain any letters by chance. */
const withoutFont = (svg: string) => svg.replace(/<style>.*?<\/style>/s, "");

describe("a player's card", () => {
  it("is a file of one's own, that can do nothing", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await fan.see(card);
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(headerOf(reply, "Content-Disposition")).toBe(
      'attachment; filename="kickabout-player.svg"',
    );
    expect(headerOf(reply, "Content-Security-Policy")).toContain("default-src 'none'");
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
    expect(headerOf(reply, "X-Content-Type-Options")).toBe("nosniff");
  });

  it("shows name, number, position and country, and never the date of birth, the age or the e-mail", async () => {
    const fan = await joinedFan(server.address);
    await savePlayer(fan, { ...goodPlayer, dateOfBirth: "1987-06-05" });
    const text = withoutFont((await fan.see(card)).text);
    for (const shown of ["THANDI MOKOENA", ">07<", ">GK<", "South Africa", "#ef4444"]) {
      expect(text).toContain(shown);
    }
    for (const hidden of ["1987", "06-05", "years old", "@", fan.email, "players.example"]) {
      expect(text).not.toContain(hidden);
    }
  });

  it("escapes what it is given", async () => {
    const fan = await simulatedProviderFan(server.address);
    const displayName = '<b>&"</text>';
    await savePlayer(fan, { ...goodPlayer, displayName, country: '"><image href="x"/>' });
    const { text } = await fan.see(card);
    expect(text).toContain("&lt;B&gt;&amp;&quot;&lt;/TEXT&gt;");
    expect(text).toContain("&quot;&gt;&lt;image href=&quot;x&quot;/&gt;");
    expect(text).not.toContain("<b>");
    expect(text).not.toContain("<image");
  });

  it("is for signed-in users: a visitor is led to the profile's prompt", async () => {
    const { status, headers } = await ask(server.address, card);
    expect([status, headers.location]).toEqual([302, "/profile"]);
    const { text } = await ask(server.address, "/profile");
    expect(text).toContain("Log in to build your profile");
  });
});
