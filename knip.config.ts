import type { KnipConfig } from "knip";

const IMPORT = /^@import "([^"]+)"/gm;

export default {
  entry: [
    "app/framework/*.ts",
    "app/games/*/check/check.ts",
    "app/games/*/desk/draft.ts",
    "app/games/*/styles/{collection,colours}.css",
    "app/games/*/testing/*.ts",
    "app/games/*/ticket-line.ts",
    "app/routes.ts",
    "app/routes/**/*.{ts,tsx}",
    "app/games/*/{route.tsx,routes/*.ts}",
    "app/platform/storage/backup-worker.server.ts",
    "scripts/*.mjs",
    "scripts/commands/*/command.server.ts",
    "scripts/editions/command.ts",
    "scripts/bench/static-server.mjs",
    "tests/**/*.{spec,test}.ts",
  ],
  project: ["app/**/*.{ts,tsx,css}", "scripts/**/*.{mjs,ts}", "tests/**/*.ts"],
  compilers: {
    css: (text) => Array.from(text.matchAll(IMPORT), ([, path]) => `import "${path}";`).join("\n"),
  },
} satisfies KnipConfig;
