import type { LoaderFunctionArgs } from "@remix-run/node";
import { homePosts } from "~/community/feed.server";
import { paths } from "~/paths";
import { playable } from "~/playable";
import { shareUrl } from "~/shell/share-url";
import { gameSlugs } from "~/site/catalogue/catalogue.server";
import { TABLES_PATH } from "~/table-paths";

const pages = [
  paths.home,
  paths.play,
  ...playable.map(paths.playTitle),
  paths.games,
  paths.feed,
  paths.stats,
  TABLES_PATH,
  paths.calendar,
  paths.help,
  paths.about,
  paths.guidelines,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** Every page that search engines may list; threads are left out while the feed can't be read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const feed = await homePosts(request, context);
  const threads = feed.status === "ready" ? feed.items.map(({ id }) => paths.post(id)) : [];
  return new Response(xml([...pages, ...gameSlugs.map(paths.game), ...threads]), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** Addresses are percent-encoded by then: an ampersand is all that XML would stumble over. */
function xml(addresses: string[]): string {
  const urls = addresses.map(
    (address) => `<url><loc>${shareUrl(address).replaceAll("&", "&amp;")}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
