import { describe, expect, it } from "vitest";
import { findReply } from "~/people/threads/reply-store.server";
import { readable } from "./ask";
import { Fan, joinedFan } from "./fan";
import { serverForFile } from "./processes";
import { keyIn, NOW, page, says, talkersAt, thread } from "./talkers";

const server = serverForFile({ TRUST_PROXY: "1" });
const { inStore, plays, talker } = talkersAt(server);

/** Somebody with a password, whose email is verified. */
async function verifiedTalker() {
  const fan = await joinedFan(server.address);
  const userId = await plays(fan);
  await inStore(async (store) => {
    await store.set("accounts", userId, { emailVerified: true }, { merge: true });
  });
  return { fan, userId };
}

describe("somebody who has talked", () => {
  it("downloads what they said, how they reacted and whom they blocked, and no word of others", async () => {
    const [one, other] = [await talker(), await talker()];
    await says(one.fan, "Mine, all mine");
    const key = keyIn(await says(other.fan, "Theirs alone"));
    await one.fan.post(page, { boo: key }, NOW);
    await says(one.fan, "Not so", { to: key });
    await one.fan.post(page, { block: key }, NOW);
    const { text } = await one.fan.see("/account/data", NOW);
    const { replies, reactions, blocks } = JSON.parse(text);
    expect(replies.map((reply: { text: string }) => reply.text).sort()).toEqual([
      "Mine, all mine",
      "Not so",
    ]);
    expect(reactions).toMatchObject([{ kind: "boo", reply: `${thread.id}.${key}` }]);
    expect(blocks).toMatchObject([{ name: "Sunday Player" }]);
    expect(text).not.toContain("Theirs alone");
    const theirs = (await other.fan.see("/account/data", NOW)).text;
    expect(theirs).not.toMatch(/Mine, all mine|Not so/);
    expect(JSON.parse(theirs).blocks).toEqual([]);
  });

  it("leaves nothing but a place where somebody answered, once the account is deleted", async () => {
    const [leaver, other] = [await verifiedTalker(), await talker()];
    const alone = keyIn(await says(leaver.fan, "Nobody answered this"));
    const asked = keyIn(await says(leaver.fan, "Somebody answered this"));
    const answer = keyIn(await says(other.fan, "I answer", { to: asked }));
    await leaver.fan.post(page, { wow: answer }, NOW);
    await other.fan.post(page, { block: asked }, NOW);
    const { password } = leaver.fan;
    const form = { intent: "delete", confirmation: "DELETE", password };
    expect((await leaver.fan.post("/account", form, NOW)).status).toBe(303);
    const shown = readable((await other.fan.see(page, NOW)).text);
    expect(shown).toContain("A former player said something here.");
    expect(shown).not.toMatch(/answered this/);
    expect((await other.fan.see("/settings", NOW)).text).not.toContain('name="unblock"');
    await inStore(async (store) => {
      expect(await findReply(store, `${thread.id}.${alone}`)).toBeNull();
      const reply = await findReply(store, `${thread.id}.${answer}`);
      expect(reply).toMatchObject({ wow: 0 });
      for (const collection of ["replies", "reactions", "talkers", "blocks"]) {
        const { documents } = await store.query(collection, { limit: 500 });
        expect(JSON.stringify(documents)).not.toContain(leaver.userId);
      }
      for (const collection of ["writers", "notices"]) {
        expect(await store.get(collection, leaver.userId)).toBeNull();
      }
    });
    expect((await new Fan(server.address).see("/feed", NOW)).text).not.toContain("answered this");
  });
});
