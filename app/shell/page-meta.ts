import type { MetaDescriptor } from "@remix-run/node";
import { paths } from "~/paths";
import { canonicalUrl, product } from "~/platform/config/product";

/**
 * A page's title, with the product's name behind it, its description, and what is shown where somebody shares it.
 *
 * @param image the path of its picture; the site's own by default
 */
export function pageMeta(
  title: string | null,
  description: string,
  { image = paths.shareImage("kickabout") }: { image?: string } = {},
): MetaDescriptor[] {
  const name = title ? `${title} · ${product.name}` : `${product.name}: daily football games`;
  return [
    { title: name },
    { name: "description", content: description },
    { property: "og:title", content: name },
    { property: "og:description", content: description },
    { property: "og:image", content: canonicalUrl(image) },
    { property: "og:type", content: "website" },
  ];
}
