import { paths } from "~/paths";
import { playable } from "~/playable";
import { rarePaths } from "~/rare-paths";
import { shareUrl } from "~/shell/share-url";

/**
 * What is no page, or is for people alone. Private pages are not among them: a crawler has to read them to learn that
 * they are not to be listed.
 */
const closed = [
  ...playable.map(paths.moves),
  paths.accountData,
  "/account/practice/",
  rarePaths.session,
  paths.logout,
  paths.dataMode,
  "/report",
  rarePaths.avatar,
  paths.playerCard,
];

const lines = [
  "User-agent: *",
  ...closed.map((path) => `Disallow: ${path}`),
  "",
  `Sitemap: ${shareUrl("/sitemap.xml")}`,
  "",
];

export function loader() {
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
