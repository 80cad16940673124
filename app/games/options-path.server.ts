import { paths } from "~/paths";
import { gameAt } from "./registry.server";

/** Where the options of a title's start are chosen, which a start in one press leaves alone; null without any. */
export function optionsPath(slug: string): string | null {
  return gameAt(slug)?.options.length ? paths.playTitle(slug) : null;
}
