import { describe, expect, it } from "vitest";
import { type Fan, idsIn, simulatedProviderFan } from "../server/fan";
import { savePlayer, storedProfile } from "../server/profile-forms";
import { expectCalm, startServerUnderTest } from "./faults";
import { inParallel, profileForms } from "./random-profiles";

const SAVES = 1000;
const WORKERS = 20;

describe(`${SAVES} saves of random and hostile profiles`, () => {
  it("never break anything, and what is stored is always a whole profile", async () => {
    const serverUnderTest = await startServerUnderTest({ LOG_LEVEL: "error" });
    const fans = await Promise.all(
      Array.from({ length: WORKERS }, () => simulatedProviderFan(serverUnderTest.address)),
    );
    const statuses: number[] = [];
    await inParallel(WORKERS, profileForms(SAVES), async (form, _index, worker) => {
      const { status } = await savePlayer(fans[worker] as Fan, form);
      statuses.push(status);
    });
    expect(statuses).toHaveLength(SAVES);
    expect(statuses.filter((status) => status !== 303 && status !== 400)).toEqual([]);
    expect(statuses.filter((status) => status === 303).length).toBeGreaterThan(SAVES / 2);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(SAVES / 50);
    const ids = idsIn(serverUnderTest.dataDir, "profiles");
    expect(ids).toHaveLength(WORKERS);
    for (const id of ids) expect(await storedProfile(serverUnderTest.dataDir, id)).not.toBeNull();
    expectCalm(serverUnderTest);
  });
});
