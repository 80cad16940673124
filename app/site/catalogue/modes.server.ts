import type { AppLoadContext } from "@remix-run/node";
import { lineup, noDays } from "~/games/lineup.server";
import { optionsPath } from "~/games/options-path.server";
import { serverGames } from "~/games/registry.server";
import type { TitleState } from "~/games/title-state";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { numberOn } from "~/play/editions/schedule.server";
import { bestScore } from "~/play/player/best-score.server";
import { todayOf } from "~/play/player/player.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { games } from "./catalogue.server";
import type { Game } from "./game";
import type { Mode } from "./mode";

type Player = { request: Request; context: AppLoadContext; days: PlayerDays | null };

/** The ways to play: every title in the order of the day, first those that the player has not finished. */
export function playModes(player: Player): Promise<LoadResult<Mode>> {
  const { request, days } = player;
  const modes = sampleSource("modes", async () => {
    const today = todayOf(request);
    const all = lineup(days ?? noDays(today)).flatMap(({ slug, state }) => {
      const game = games.find((one) => one.slug === slug);
      const waits = days?.current.find((one) => one.slug === slug)?.waits;
      return game ? [{ ...modeOf(game, state, today), ...(waits && { description: waits }) }] : [];
    });
    const isDone = ({ state }: Mode) => state.name === "done";
    const [lead, ...others] = [...all.filter((mode) => !isDone(mode)), ...all.filter(isDone)];
    return lead ? [{ ...lead, best: await bestFor(player, lead) }, ...others] : [];
  });
  return modes(request);
}

const bestFor = async ({ request, context, days }: Player, { id }: Mode) =>
  days && bestScore(request, context, serverGames[id]);

const modeOf = (game: Game, state: TitleState, today: CalendarDate): Mode => ({
  id: game.slug,
  title: game.title,
  description: game.shortDescription,
  icon: game.icon.url,
  hero: game.hero.url,
  state,
  edition: numberOn(serverGames[game.slug].schedule, today),
  optionsPath: optionsPath(game.slug),
});
