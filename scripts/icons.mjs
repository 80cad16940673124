// Generates app/look/ui/sprite.svg and app/look/ui/icon-name.ts from the icons in use, Lucide's and our own, and
// app/people/profile/flags.svg from those of country-flag-icons.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LUCIDE = [
  "apple",
  "arrow-down-up",
  "arrow-left",
  "arrow-right",
  "bell",
  "calendar-plus",
  "chart-no-axes-column",
  "check",
  "download",
  "external-link",
  "flag",
  "house",
  "key-round",
  "link",
  "lock",
  "log-out",
  "mail",
  "message-circle",
  "play",
  "search",
  "settings",
  "share-2",
  "shirt",
  "timer",
  "trash-2",
  "triangle-alert",
  "user-round",
  "x",
];

const BALL =
  '<circle cx="12" cy="12" r="10"/><path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5zM12 7.5V2.2M16.3 10.6l5.1-1.5M14.7 15.6l3.1 4.4M9.3 15.6l-3.1 4.4M7.7 10.6 2.6 9.1"/>';

const GOOGLE = '<path d="M21 12h-9M21 12a9 9 0 1 1-2.9-6.6"/>';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve("lucide-static/package.json")), "icons");

function symbol(name, body) {
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</symbol>`;
}

function lucideBody(name) {
  const svg = readFileSync(join(folder, `${name}.svg`), "utf8");
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
}

const STAR =
  '<path fill="currentColor" d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z"/>';

/** The contents of the two files. */
export function icons() {
  const symbols = [
    symbol("ball", BALL),
    symbol("google", GOOGLE),
    symbol("star", STAR),
    ...LUCIDE.map((name) => symbol(name, lucideBody(name))),
  ];
  const names = ["ball", "google", "star", ...LUCIDE].map((name) => `  | "${name}"`).join("\n");
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
    names: `/** The icons of the sprite; both are made by \`npm run icons\`. */\nexport type IconName =\n${names};\n`,
  };
}

const COUNTRIES = "US CA GB AU DE FR ES IT BR AR NL PT BE NO SE DK JP KR ZA MX NG NZ".split(" ");

const flagFolder = join(dirname(require.resolve("country-flag-icons/package.json")), "3x2");

/** The flags of the countries in profiles, as symbols named by their codes. */
export function flags() {
  const symbols = COUNTRIES.map((code) => {
    const svg = readFileSync(join(flagFolder, `${code}.svg`), "utf8");
    const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg);
    return `<symbol id="${code}" viewBox="${viewBox}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sprite, names } = icons();
  writeFileSync(new URL("../app/look/ui/sprite.svg", import.meta.url), sprite);
  writeFileSync(new URL("../app/people/profile/flags.svg", import.meta.url), flags());
  writeFileSync(new URL("../app/look/ui/icon-name.ts", import.meta.url), names);
}
