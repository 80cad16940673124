import type { AppLoadContext } from "@remix-run/node";
import { optionsPath } from "~/games/options-path.server";
import { serverGames } from "~/games/registry.server";
import { OPEN } from "~/games/title-state";
import { titleStateOf } from "~/games/title-states.server";
import { type CalendarDate, dateAt } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import type { LoadResult } from "~/platform/sources/load-result";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { todayOf } from "~/play/attempt-store-for.server";
import { bestScore } from "~/play/best-score.server";
import type { PlayerDays } from "~/play/player-days.server";
import { editionNumberOn } from "~/play/schedule.server";
import { isPlayable, type PlayableSlug, playPath } from "~/playable";
import { catalogueOn } from "./catalogue.server";
import type { Game } from "./game";
import type { Mode } from "./mode";
import { playableInstead } from "./playable-instead";

type Player = { request: Request; context: AppLoadContext; days: PlayerDays | null };

/**
 * The ways to play (spec, section 7: play modes): every title of the catalogue, those that can be played first, and of
 * these the ones that the player has not finished.
 */
export function playModes(player: Player): Promise<LoadResult<Mode>> {
  const { request, days } = player;
  const modes = sampleSource("modes", async (now) => {
    const games = catalogueOn(dateAt(now, product.timeZone));
    const open = games.flatMap((game) => openMode(game, days, todayOf(request)));
    const isDone = ({ state }: Mode) => state.name === "done";
    const [lead, ...others] = [...open.filter((mode) => !isDone(mode)), ...open.filter(isDone)];
    const toCome = games.filter(({ slug }) => !isPlayable(slug));
    return [
      ...(lead ? [{ ...lead, best: await bestFor(player, lead) }] : []),
      ...others,
      ...toCome.map((game) => ({
        ...modeOf(game),
        state: OPEN,
        instead: playableInstead(game, games),
      })),
    ];
  });
  return modes(request);
}

function openMode(game: Game, days: PlayerDays | null, today: CalendarDate): OpenMode[] {
  const { slug } = game;
  if (!isPlayable(slug)) return [];
  return [
    {
      ...modeOf(game),
      id: slug,
      href: playPath(slug),
      state: titleStateOf(days, slug),
      edition: editionNumberOn(serverGames[slug].schedule, today),
      optionsPath: optionsPath(slug),
    },
  ];
}

type OpenMode = Mode & { id: PlayableSlug };

const bestFor = async ({ request, context, days }: Player, { id }: OpenMode) =>
  days && bestScore(request, context, serverGames[id]);

const modeOf = ({ slug, title, shortDescription, icon, hero }: Game) => ({
  id: slug,
  title,
  description: shortDescription,
  icon: icon.url,
  hero: hero.url,
});
