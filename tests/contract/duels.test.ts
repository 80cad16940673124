import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answerTo, planContent, planIn } from "~/games/spot-kick/duel/duel.server";
import type { Plan } from "~/games/spot-kick/duel/rules";
import {
  canAnswer,
  claimAnswers,
  closeLink,
  readAnswers,
  readOwnAnswer,
  readShared,
  recordAnswer,
} from "~/play/player/answers.server";
import {
  addChallenge,
  challengeKey,
  claimChallenges,
  findChallenge,
  latestChallenge,
} from "~/play/player/challenges.server";
import { newVisitorId } from "~/play/player/player-cookie.server";
import { setVariables } from "../fixtures/rules-environment";
import { describeOn, firestore, sqlite } from "./stores";

setVariables();

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60_000;
const SLUG = "spot-kick";
const nobody = new Set<string>();

const planOf = (zone: 0 | 3 | 5): Plan => ({
  kicks: Array(5).fill({ zone, style: "driven" }),
  dives: Array(5).fill(zone),
});

for (const tested of [sqlite, firestore]) {
  describeOn(tested, "A duel", (store) => {
    async function added(
      userId: string = randomUUID(),
      at = NOW,
      code = randomBytes(16).toString("hex"),
    ) {
      const content = planContent(planOf(0));
      await addChallenge(store(), { slug: SLUG, code, userId, name: "Zola", at, content });
      return { code, userId, finish: challengeKey(SLUG, code) };
    }

    const answer = (finish: string, userId: string, zone: 3 | 5 = 3, at = NOW) =>
      recordAnswer(store(), {
        ...{ slug: SLUG, finish, userId },
        answer: { ...answerTo(planOf(0), planOf(zone), "2026-11-23", 7), name: "Thabo", at },
      });

    describe.concurrent("on its way", () => {
      it("keeps the challenger's plan, and every friend's answer once", async () => {
        const { code, userId, finish } = await added();
        const found = await findChallenge(store(), SLUG, code, NOW);
        expect(planIn(found?.content)).toEqual(planOf(0));
        const [one, other] = [randomUUID(), randomUUID()];
        const given = await Promise.all([answer(finish, one), answer(finish, one, 5)]);
        expect(given.filter(Boolean)).toEqual([{ finish, userId }]);
        expect(await answer(finish, other, 5, NOW + 1)).toEqual({ finish, userId });
        const answers = await readAnswers(store(), finish, nobody);
        expect(answers.map(({ at }) => at)).toEqual([NOW + 1, NOW]);
        expect(await readOwnAnswer(store(), finish, one)).toMatchObject({ name: "Thabo", at: NOW });
        expect(await readOwnAnswer(store(), finish, userId)).toBeNull();
        expect(await readAnswers(store(), finish, new Set([one]))).toHaveLength(1);
      });

      it("stays as it is when it is made again", async () => {
        const { code, userId } = await added();
        const content = planContent(planOf(5));
        await addChallenge(store(), { slug: SLUG, code, userId, name: "", at: NOW, content });
        expect(await findChallenge(store(), SLUG, code, NOW)).toMatchObject({ name: "Zola" });
      });

      it("is not for its challenger, and for nobody once they have ended it", async () => {
        const { userId, finish } = await added();
        expect(await answer(finish, userId)).toBeNull();
        const friend = randomUUID();
        await closeLink(store(), finish, friend);
        expect(await canAnswer(store(), finish, friend)).toBe(true);
        await closeLink(store(), finish, userId);
        expect(await answer(finish, friend)).toBeNull();
      });

      it("is not there after 30 days, nor under any other code", async () => {
        const { code } = await added();
        expect(await findChallenge(store(), SLUG, code, NOW + 30 * DAY_MS - 1)).not.toBeNull();
        expect(await findChallenge(store(), SLUG, code, NOW + 30 * DAY_MS)).toBeNull();
        for (const other of ["", "x", `${code}0`, "0".repeat(32)]) {
          expect(await findChallenge(store(), SLUG, other, NOW)).toBeNull();
        }
        expect(await findChallenge(store(), "golden-word", code, NOW)).toBeNull();
      });

      it("goes along into an account, and the latest is found among any number", async () => {
        const [visitorId, userId]: [string, string] = [newVisitorId(), randomUUID()];
        const { code } = await added(visitorId, NOW, `ffffff${randomBytes(13).toString("hex")}`);
        await Promise.all(Array.from({ length: 60 }, (_, age) => added(visitorId, NOW - 1 - age)));
        await claimChallenges(store(), { visitorId, userId });
        expect(await latestChallenge(store(), SLUG, userId, NOW)).toBe(code);
        expect(await latestChallenge(store(), SLUG, visitorId, NOW)).toBeNull();
        expect(await latestChallenge(store(), "golden-word", userId, NOW)).toBeNull();
      });

      it("counts an answer once that was given as a visitor and under an account", async () => {
        const [visitorId, userId]: [string, string] = [newVisitorId(), randomUUID()];
        const { finish } = await added();
        for (const one of [visitorId, userId]) await answer(finish, one);
        const move = { visitorId, userId };
        await Promise.all([claimAnswers(store(), move), claimAnswers(store(), move)]);
        expect(await readAnswers(store(), finish, nobody)).toHaveLength(1);
        expect(await readShared(store(), finish)).toMatchObject({ answers: 1 });
      });
    });
  });
}
