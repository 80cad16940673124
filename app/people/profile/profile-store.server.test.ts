import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { documents } from "~/platform/storage/documents.server";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { defaultProfile } from "./profile";
import { loadProfile, type ProfilePart, saveProfile } from "./profile-store.server";
import { randomProfile } from "./random-profile";

const folder = mkdtempSync(join(tmpdir(), "kickabout-profiles-"));
setVariables({ DATA_DIR: folder });

const today = "2026-11-21";
const now = Date.parse("2026-11-21T12:00:00Z");
let people = 0;
let player: { userId: string; name: string; today: string };

beforeEach(() => {
  people += 1;
  player = { userId: `fan-${people}`, name: "Thandi M", today };
});

afterAll(async () => {
  await (await documents()).close();
  rmSync(folder, { recursive: true });
});

const save = (
  draft: Record<string, unknown>,
  expectedRevision: number,
  part: ProfilePart = "player",
) => saveProfile({ ...player, part, draft, expectedRevision, now });

const stored = async () => (await documents()).get("profiles", player.userId);

describe("loading a profile", () => {
  it("gives a new player with the user's name, and writes nothing", async () => {
    expect(await loadProfile(player)).toEqual({
      profile: { ...defaultProfile, displayName: "Thandi M" },
      revision: 0,
    });
    expect(await stored()).toBeNull();
  });

  it("reads an older record by today's rules", async () => {
    const record = { hairStyle: "Buzz Cut", age: 30, hairColor: "#000", revision: "many" };
    await (await documents()).set("profiles", player.userId, record);
    const { profile, revision } = await loadProfile(player);
    expect(profile).toMatchObject({
      hairStyle: "ShortHairTheCaesar",
      dateOfBirth: "1996-11-21",
      hairColor: "Black",
    });
    expect(revision).toBe(0);
  });
});

describe("saving a profile", () => {
  it("gives back the record as it is then stored, normalised", async () => {
    const saved = await save({ displayName: "  Lindiwe ", playerNumber: "7.6" }, 0);
    expect(saved).toMatchObject({ status: "saved", revision: 1 });
    expect(saved.profile).toMatchObject({ displayName: "Lindiwe", playerNumber: 8 });
    expect(await loadProfile(player)).toEqual({ profile: saved.profile, revision: 1 });
    expect(await stored()).toMatchObject({ revision: 1, updatedAt: now });
  });

  it("keeps what the form does not have", async () => {
    await save({ playerNumber: 7, country: "Norway" }, 0);
    const { profile } = await save({ playerNumber: 8 }, 1);
    expect(profile).toMatchObject({ playerNumber: 8, country: "Norway" });
  });

  it("keeps apart what the profile page and the settings have", async () => {
    await save({ playerNumber: 7, favoriteColor: "ff0000" }, 0);
    const choice = {
      favoriteColor: "#0F0",
      notifications: { emailHighlights: true },
      playerNumber: 1,
    };
    const { profile } = await save(choice, 1, "settings");
    expect(profile).toMatchObject({ playerNumber: 7, favoriteColor: "00ff00" });
    expect(profile.notifications).toMatchObject({
      dailyStreakTips: true,
      pushGameAlerts: false,
      emailHighlights: true,
    });
  });

  it("of one user touches no other", async () => {
    await save({ playerNumber: 7 }, 0);
    const other = await loadProfile({ ...player, userId: "somebody-else" });
    expect(other).toMatchObject({ revision: 0, profile: { playerNumber: 10 } });
  });

  it.each([["\u0000"], ["__proto__"], ["constructor"], ["revision"], ["lastSaves"]])(
    "ignores a field of the draft called %j",
    async (field) => {
      const draft = Object.fromEntries([[field, { polluted: true }]]);
      expect(await save({ ...draft, playerNumber: 7 }, 0)).toMatchObject({ revision: 1 });
      expect(Object.keys((await stored()) ?? {})).not.toContain("polluted");
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});

describe("two tabs", () => {
  it("that save one after the other: the last wins as a whole, and both report a conflict", async () => {
    const one = { ...randomProfile(Math.random, today), displayName: "One" };
    const two = { ...randomProfile(Math.random, today), displayName: "Two" };
    expect(await save(one, 0)).toMatchObject({ status: "saved", revision: 1, profile: one });
    expect(await save(two, 0)).toMatchObject({ status: "conflict", revision: 2, profile: two });
    expect(await save(one, 1)).toMatchObject({ status: "conflict", revision: 3, profile: one });
    expect(await save(two, 3)).toMatchObject({ status: "saved", revision: 4, profile: two });
  });

  it("that save at once never mix, and all but one report a conflict", async () => {
    const drafts = Array.from({ length: 4 }, (_, index) => ({
      ...randomProfile(Math.random, today),
      displayName: `Tab ${index}`,
    }));
    const answers = await Promise.all(drafts.map((draft) => save(draft, 0)));
    expect(answers.filter(({ status }) => status === "saved")).toHaveLength(1);
    const { profile, revision } = await loadProfile(player);
    expect(revision).toBe(drafts.length);
    expect(drafts).toContainEqual(expect.objectContaining({ displayName: profile.displayName }));
    const winner = drafts.find(({ displayName }) => displayName === profile.displayName);
    expect(profile).toMatchObject({ ...winner });
  });

  it("with different pages don't conflict", async () => {
    await save({ favoriteColor: "ff0000" }, 0, "settings");
    expect(await save({ playerNumber: 7 }, 0)).toMatchObject({ status: "saved", revision: 2 });
    expect((await loadProfile(player)).profile.favoriteColor).toBe("ff0000");
  });

  it("that save different fields don't conflict, but one that saves both does", async () => {
    await save({ displayName: "One" }, 0);
    const kits = await save({ homeKitColor: "ff0000", awayKitColor: "00ff00" }, 0);
    expect(kits).toMatchObject({ status: "saved", revision: 2, profile: { displayName: "One" } });
    const looks = await save({ hairColor: "Red", homeKitColor: "ff0000" }, 1);
    expect(looks).toMatchObject({ status: "saved", revision: 3 });
    const both = await save({ hairColor: "Black", playerNumber: 7 }, 2);
    expect(both).toMatchObject({ status: "conflict", revision: 4 });
  });

  it("are detected in a record of an older version, which counted saves by part", async () => {
    const record = { ...defaultProfile, revision: 4, lastSaves: { player: 4, settings: 2 } };
    await (await documents()).set("profiles", player.userId, record);
    expect(await save({ favoriteColor: "ff0000" }, 3, "settings")).toMatchObject({
      status: "saved",
    });
    expect(await save({ playerNumber: 7 }, 3)).toMatchObject({ status: "conflict" });
    expect(await save({ country: "Norway" }, 4)).toMatchObject({ status: "saved" });
  });

  it("that save the same replace nothing, as a double click", async () => {
    await save({ playerNumber: 7 }, 0);
    expect(await save({ playerNumber: 7 }, 0)).toMatchObject({ status: "saved", revision: 1 });
  });

  it.each([[Number.NaN], [-1], [0]])(
    "are told when the revision %s knows of no save",
    async (known) => {
      await save({ playerNumber: 7 }, 0);
      expect((await save({ playerNumber: 8 }, known)).status).toBe("conflict");
    },
  );
});
