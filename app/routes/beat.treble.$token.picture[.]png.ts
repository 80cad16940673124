import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { networkKey } from "~/platform/limits/rate-limiter.server";
import { logger } from "~/platform/logging/logger.server";
import { dayPicture } from "~/play/share/day-picture";
import { sharePng } from "~/play/share/share-png.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import { iconArt } from "~/site/catalogue/icon-art.server";
import { friendDay } from "~/site/home-picks/friend-day.server";

/** The picture of a friend's treble, for link previews. If it can't be drawn, the product's general one. */
export async function loader({ params: { token = "" }, context }: LoaderFunctionArgs) {
  const shared = friendDay(token, titleName);
  if (!shared) throw new Response(null, { status: 404, statusText: "Not Found" });
  const rows = shared.titles.map(({ slug, title, score }) => ({
    title,
    score,
    icon: iconArt(slug) ?? "",
  }));
  const draw = (ball: string) => dayPicture(shared.day, rows, { ball, product: product.name });
  try {
    const png = await sharePng(`treble ${token}`, draw, networkKey(context.address ?? ""));
    return new Response(new Uint8Array(png), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=31536000, immutable",
      },
    });
  } catch (err) {
    logger().warn({ err }, "A day's picture could not be drawn.");
    return redirect(paths.shareImage("kickabout"), { headers: { "Cache-Control": "no-store" } });
  }
}
