import { paths } from "~/paths";
import { canonicalUrl, product } from "~/platform/config/product";
import type { Shareable } from "~/shell/shareable";
import type { CardWords } from "./player-card";

/**
 * What is shared of a player: the card's texts, and a link to create one.
 *
 * @param code the position's, such as "ST"
 */
export function cardToShare(
  { name, number, country }: Pick<CardWords, "name" | "number" | "country">,
  code: string,
): Shareable {
  return {
    title: `My ${product.name} player`,
    text: `${name}, number ${number}, ${code}, ${country}. Build your own player on ${product.name}!`,
    url: canonicalUrl(paths.profile),
  };
}
