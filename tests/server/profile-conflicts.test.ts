import { describe, expect, it } from "vitest";
import { simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import {
  fieldOf,
  filledForm,
  goodPlayer,
  revisionOn,
  saidAfter,
  savePlayer,
} from "./profile-forms";

const server = serverForFile();

describe("two forms of the same revision", () => {
  it("both save, and the second learns what it replaced", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, { ...goodPlayer, revision: await revisionOn(fan) });
    const revision = await revisionOn(fan);
    const save = { ...goodPlayer, intent: "save", revision };
    expect(await saidAfter(fan, { ...save, displayName: "First" })).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    expect(await saidAfter(fan, { ...save, displayName: "Second" })).toMatch(
      /^Profile saved over another change: /,
    );
    expect(fieldOf((await fan.see("/profile")).text, "displayName")).toBe("Second");
  });

  it("of different tabs undo nothing of each other, and report no conflict", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile?tab=kits");
    expect(await saidAfter(fan, { ...goodPlayer, ...form, displayName: "Other tab" })).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    const kits = { ...goodPlayer, ...form, homeKitColor: "#abcdef" };
    expect(await saidAfter(fan, kits, "/profile?tab=kits")).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    const { text } = await fan.see("/profile");
    expect(fieldOf(text, "displayName")).toBe("Other tab");
    expect(fieldOf(text, "homeKitColor")).toBe("#abcdef");
  });

  it("undo nothing after a walk over the tabs without JavaScript, and keep what was changed on the way", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile");
    await savePlayer(fan, { displayName: "Other tab", revision: await revisionOn(fan) });
    const walk = { ...goodPlayer, ...form, intent: "", tab: "kits" };
    const { text } = await fan.follow("/profile", { ...walk, playerNumber: "9" });
    expect(fieldOf(text, "displayName")).toBe("Other tab");
    expect(fieldOf(text, "playerNumber")).toBe("9");
    expect(text).toContain("Not saved yet.");
    expect((await fan.follow("/profile", walk)).text).not.toContain("Not saved yet.");
  });

  it("undo nothing after one was refused", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile");
    await savePlayer(fan, { displayName: "Other tab", revision: await revisionOn(fan) });
    const wrong = { ...goodPlayer, ...form, intent: "save", homeKitColor: "sky" };
    const refused = await fan.post("/profile?tab=kits", wrong);
    expect(refused.status).toBe(400);
    expect(fieldOf(refused.text, "displayName")).toBe("Other tab");
    expect(refused.text).toContain('href="#homeKitColor"');
  });

  it("tell so after a walk over the tabs without JavaScript, and after a random profile, too", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, { ...goodPlayer, revision: "0" });
    const { revision = "", owner = "" } = await filledForm(fan, "/profile");
    await savePlayer(fan, { ...goodPlayer, displayName: "Other tab", revision });
    const form = { ...goodPlayer, owner, revision };
    const onTab =
      fieldOf((await fan.follow("/profile", { ...form, tab: "kits" })).text, "revision") ?? "";
    expect(onTab).toBe(revision);
    const random = await fan.follow("/profile", { ...form, intent: "random" });
    expect(fieldOf(random.text, "revision")).toBe(revision);
    const save = { ...goodPlayer, intent: "save", revision: onTab };
    expect(await saidAfter(fan, save)).toMatch(/^Profile saved over another change: /);
  });

  it("of the settings: the second learns of it, and the player stays as it is", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = { intent: "settings", revision: await revisionOn(fan, "/settings") };
    await fan.post("/settings", { ...form, favoriteColor: "#ff0000" });
    expect(await saidAfter(fan, { ...form, favoriteColor: "#00ff00" }, "/settings")).toMatch(
      /^Settings saved over another change: /,
    );
    const { text } = await fan.see("/profile");
    expect(fieldOf(text, "displayName")).toBe(goodPlayer.displayName);
  });
});
