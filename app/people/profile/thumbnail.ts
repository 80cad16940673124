import { withSearch } from "~/paths";

/**
 * The URL of a picker's picture of one part. It is on the same head for everyone, so that it can be cached. Missing
 * parts take the defaults of a new player.
 *
 * @param service the URL of the avatar service
 */
export function thumbnailUrl(
  service: string,
  part: "topType" | "facialHairType",
  value: string,
): string {
  return withSearch(service, "", { [part]: value, view: "head" });
}
