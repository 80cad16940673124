import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readStanding, setStanding } from "~/people/moderation/standing.server";
import { describeOn, firestore, sqlite } from "./stores";

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "Whether somebody may write", (open) => {
    const set = (userId: string, standing: Parameters<typeof setStanding>[2]) =>
      open().transaction(async (transaction) => setStanding(transaction, userId, standing));

    it("is yes for whom nothing was decided about", async () => {
      expect(await readStanding(open(), randomUUID())).toEqual({
        mutedUntil: null,
        isBanned: false,
      });
    });

    it("is what was written last, read by the store and in a transaction", async () => {
      const userId = randomUUID();
      await set(userId, { mutedUntil: 5, isBanned: false });
      expect(await readStanding(open(), userId)).toEqual({ mutedUntil: 5, isBanned: false });
      await set(userId, { mutedUntil: null, isBanned: true });
      const seen = await open().transaction((transaction) => readStanding(transaction, userId));
      expect(seen).toEqual({ mutedUntil: null, isBanned: true });
      await set(userId, { mutedUntil: null, isBanned: false });
      expect(await open().get("conduct", userId)).toBeNull();
    });
  });
}
