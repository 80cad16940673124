import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import type { Shareable } from "~/shell/share";
import { shareUrl } from "~/shell/share-url";
import type { CardWords } from "./player-card";

/**
 * What goes out when somebody shares their player: what the card says, and where to build one.
 *
 * @param code the position's, such as "ST"
 */
export function cardToShare({ name, number, country }: CardWords, code: string): Shareable {
  return {
    title: `My ${product.name} player`,
    text: `${name}, number ${number}, ${code}, ${country}. Build your own player on ${product.name}!`,
    url: shareUrl(paths.profile),
  };
}
