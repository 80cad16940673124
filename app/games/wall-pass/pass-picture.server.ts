const brick = (number: number, place: number) =>
  `<path d="M${place * 120 + 5} 108V22q0-12 12-12h86q12 0 12 12v86"/><text x="${place * 120 + 60}" y="82">${number}</text>`;

const place = (x: number, text: string, fill: string) =>
  `<rect fill="${fill}" x="${x - 52}" y="204" width="104" height="50" rx="12"/><text x="${x}" y="241">${text}</text>`;

/**
 * What a pass is, the same every day: a picture of the day's wall would let its plan begin before the clock. An SVG
 * document of 600 by 272.
 */
export const passPicture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 272">',
  "<style>path{fill:none;stroke:#ffd84d;stroke-width:8}text{fill:#08150e;text-anchor:middle;",
  "font:700 36px sans-serif-condensed,'Avenir Next Condensed','Arial Narrow',sans-serif}",
  ".w path{fill:#b8482c;stroke:#fffdf8;stroke-width:4}.w text{fill:#fffdf8;font-size:66px}.w path:nth-of-type(3){fill:#ffd84d}.w text:nth-of-type(3){fill:#08150e}</style>",
  '<rect width="600" height="272" rx="16" style="fill:#8a3421"/>',
  '<path d="M0 108H600V256q0 16-16 16H16q-16 0-16-16z" style="fill:#2b3a36;stroke:none"/>',
  `<g class="w">${[3, 5, 8, 2, 4].map(brick).join("")}</g>`,
  '<path d="M540 204 300 110" stroke-dasharray="3 14" stroke-linecap="round"/><path d="M300 108 60 206"/>',
  '<circle cx="300" cy="122" r="15" fill="#fffdf8" stroke="#08150e" stroke-width="6"/>',
  `${place(60, "next", "#ffd84d")}${place(540, "you", "#fffdf8")}</svg>`,
].join("");
