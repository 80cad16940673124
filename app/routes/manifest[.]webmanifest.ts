import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { playable } from "~/playable";
import { titleOf } from "~/site/catalogue/catalogue.server";

const PAPER = "#f4f1e8";

const png = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone needs to put the site on its home screen; the pictures are made by `npm run app-icons`. */
const manifest = {
  id: paths.home,
  name: `${product.name}: daily football games`,
  short_name: product.name,
  description: "A new football quiz every day, on any phone, on any signal.",
  lang: "en",
  start_url: paths.home,
  scope: paths.home,
  display: "standalone",
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["games", "sports"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    png("icon-192", 192, "any"),
    png("icon-512", 512, "any"),
    png("icon-maskable-512", 512, "maskable"),
  ],
  shortcuts: playable.map((slug) => ({ name: titleOf(slug), url: paths.playTitle(slug) })),
};

export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
