import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { dayPicture } from "~/play/share/day-picture";
import { pictureAnswer } from "~/play/share/share-png.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import { iconArt } from "~/site/catalogue/icon-art.server";
import { friendDay } from "~/site/home-picks/friend-day.server";

/** The picture of a friend's treble, for link previews. If it can't be drawn, the product's general one. */
export function loader({ params: { token = "" }, context }: LoaderFunctionArgs) {
  const shared = friendDay(token, titleName);
  if (!shared) throw new Response(null, { status: 404, statusText: "Not Found" });
  const rows = shared.titles.map(({ slug, title, score }) => ({
    title,
    score,
    icon: iconArt(slug) ?? "",
  }));
  const draw = (ball: string) => dayPicture(shared.day, rows, { ball, product: product.name });
  return pictureAnswer(`treble ${token}`, draw, context.address, paths.shareImage("kickabout"));
}
