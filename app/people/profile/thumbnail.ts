import { withSearch } from "~/paths";

/**
 * The address of a small picture of one part, for a picker: on the same head for everybody, so it stays kept. What is
 * left out is drawn as on a new player.
 *
 * @param service the address that draws avatars
 */
export function thumbnailUrl(
  service: string,
  part: "topType" | "facialHairType",
  value: string,
): string {
  return withSearch(service, "", { [part]: value, view: "head" });
}
