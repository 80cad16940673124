import type { MetaDescriptor } from "@remix-run/node";
import { product } from "~/config/product";

/** A page's title, with the product's name behind it, and its description. */
export function pageMeta(title: string | null, description: string): MetaDescriptor[] {
  const name = title ? `${title} · ${product.name}` : `${product.name}: daily football games`;
  return [{ title: name }, { name: "description", content: description }];
}
