import { serverGames } from "~/games/registry.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { type PlayableSlug, playable } from "~/playable";
import {
  askedTitle,
  doorIds,
  sealedTitle,
  type TestAnswer,
  weeklyTitle,
} from "../fixtures/test-titles";
import { titlePart } from "../fixtures/title-part";
import { answerOf, type TitleContract, type TitleUnderTest } from "./title-contract";

const found = import.meta.glob<TitleContract>("../../app/games/*/testing/contract.ts", {
  eager: true,
  import: "contract",
});

/** How the tests play each title, from its folder. */
export const contracts = Object.fromEntries(
  playable.map((slug) => {
    const contract = found[`../../app/games/${slug}/testing/contract.ts`];
    return [slug, titlePart(slug, "contract.ts", "contract", contract)];
  }),
) as Record<PlayableSlug, TitleContract>;

const doors = (game: ServerGame): TitleUnderTest => ({
  game,
  win: (edition) => answerOf<TestAnswer>(edition).right,
  loss: (edition) => answerOf<TestAnswer>(edition).right.map((right) => (right + 1) % 4),
  records: () => doorIds,
  fields: (move) => ({ guess: String(move) }),
  refused: { guess: "9" },
  secrets: (edition) => answerOf<TestAnswer>(edition).words,
  earned: (edition, moves) => answerOf<TestAnswer>(edition).words.slice(0, moves),
  fingerprint: "1 47b3f69a881a",
});

/** Every playable title, and the engine's own test titles. */
export const titles: readonly TitleUnderTest[] = [
  doors(sealedTitle as ServerGame),
  doors(askedTitle as ServerGame),
  doors(weeklyTitle as ServerGame),
  ...playable.map((slug) => ({ game: serverGames[slug], ...contracts[slug] })),
];
