import type { MetaDescriptor } from "@remix-run/node";
import { paths } from "~/paths";
import { canonicalUrl, product } from "~/platform/config/product";

/**
 * A page's title, suffixed with the product's name, its description, and its link preview.
 *
 * @param image the path of its preview image; the site's by default
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
