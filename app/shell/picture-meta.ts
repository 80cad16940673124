import type { MetaDescriptor } from "@remix-run/node";
import { canonicalUrl } from "~/platform/config/product";

/**
 * What a shared link's preview has besides: a large picture, whose size is known beforehand, so that the preview is laid
 * out before it has come.
 *
 * @param path of the page
 * @param alt what the picture shows
 */
export const pictureMeta = (path: string, alt: string): MetaDescriptor[] => [
  { property: "og:url", content: canonicalUrl(path) },
  { property: "og:image:type", content: "image/png" },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: "summary_large_image" },
];
