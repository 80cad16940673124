import type { LoaderFunctionArgs } from "@remix-run/node";
import { gameAt } from "~/games/registry.server";
import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { numberOn } from "~/play/editions/schedule.server";
import { sharePicture } from "~/play/share/share-picture";
import { pictureAnswer } from "~/play/share/share-png.server";
import { readShareToken } from "~/play/share/share-token.server";
import { textsOf } from "~/play/share/shared-result.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { iconArt } from "~/site/catalogue/icon-art.server";

/** The picture of a friend's result, for link previews. If it can't be drawn, the title's general one. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { slug = "", token = "" } = params;
  const game = gameAt(slug);
  const result = game && readShareToken(slug, token);
  const [title, icon] = [titleOf(slug), iconArt(slug)];
  if (!result || title === null || icon === null) {
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  const { score, caption } = textsOf(game, result);
  const { squares, date } = result;
  const edition = numberOn(game.schedule, date);
  const words = { title, edition, score, caption, squares, name: result.sender?.name ?? "" };
  const stub = game.resultPicture?.(result);
  const draw = (ball: string) => sharePicture(words, { icon, ball, product: product.name, stub });
  return pictureAnswer(`${slug} ${token}`, draw, context.address, paths.shareImage(slug));
}
