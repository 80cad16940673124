import { product } from "~/config/product";
import { renderAvatar } from "./avatar.server";
import { avatarLooks } from "./avatar-looks";
import { avatarQuery } from "./avatar-query";
import { flagOf } from "./countries";
import { positionCode } from "./positions";
import type { Profile } from "./profile-schema";

const FONT =
  "font-family=\"'Barlow Condensed','Arial Narrow',Arial,sans-serif\" font-weight=\"700\"";
const LONGEST_AT_FULL_SIZE = 14;

/**
 * The picture of a player to show to friends, 1200x630: face, number, position, name, country and home kit. Never the
 * date of birth or anything of the account.
 *
 * @returns an SVG document
 */
export function cardPicture(profile: Profile): string {
  const { displayName, playerNumber, position, country, homeKitColor } = profile;
  const size = displayName.length > LONGEST_AT_FULL_SIZE ? 66 : 100;
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const fill = index % 2 ? "#0e7642" : "#0b6b3a";
    return `<rect x="${index * 100}" width="100" height="630" fill="${fill}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '<rect width="1200" height="630" fill="#f4f1e8"/>',
    ...stripes,
    '<circle cx="500" cy="315" r="150" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>',
    face(profile),
    `<rect x="500" width="14" height="630" fill="#${homeKitColor}"/>`,
    `<text x="570" y="250" fill="#10211a" font-size="200" ${FONT}>${String(playerNumber).padStart(2, "0")}</text>`,
    `<text x="800" y="250" fill="#55645c" font-size="90" ${FONT}>${positionCode(position)}</text>`,
    `<text x="570" y="390" fill="#10211a" font-size="${size}" ${FONT}>${escaped(displayName.toUpperCase())}</text>`,
    `<text x="570" y="460" fill="#55645c" font-size="44" font-family="system-ui,sans-serif">${escaped(`${country} ${flagOf(country)}`)}</text>`,
    `<text x="570" y="570" fill="#10211a" font-size="40" ${FONT}>${product.name.toUpperCase()}</text>`,
    "</svg>",
  ].join("");
}

/** The avatar, standing on the lower edge of the pitch. */
function face(profile: Profile): string {
  const svg = renderAvatar(new URLSearchParams(avatarQuery(avatarLooks(profile))));
  return svg.replace("<svg ", '<svg x="10" y="150" width="480" height="480" ');
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
