// Keeps the house in order (docs/decisions/0001): routes -> domains -> support; ui knows no domain.
const domains = "games/[^/]+|play|people/[^/]+|site/[^/]+";
const isRoute = "^app/(routes/|games/[^/]+/(route[.]tsx$|routes/))";
const isTest = "[.](test|bench)[.]tsx?$|^app/games/[^/]+/(testing|check|desk)/";

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "routes-are-the-top",
      comment: "Nothing imports a route but the route's own folder.",
      severity: "error",
      from: { pathNot: isRoute },
      to: { path: isRoute },
    },
    {
      name: "routes-keep-to-themselves",
      severity: "error",
      from: { path: "^app/routes/([^/]+)" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1" },
    },
    {
      name: "jobs-are-started-at-the-top",
      comment: "The server's entry alone knows what runs without a page.",
      severity: "error",
      from: { pathNot: "^app/(jobs|sample-fans)/|^app/entry[.]server[.]tsx$" },
      to: { path: "^app/(jobs|sample-fans)/" },
    },
    {
      name: "community-is-below-routes-and-jobs",
      comment: "It puts domains together for routes, jobs and commands; no domain knows it.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "^app/(community|jobs|routes|sample-fans)/|^app/entry[.]server[.]tsx$",
      },
      to: { path: "^app/community/" },
    },
    {
      name: "domains-keep-to-themselves",
      comment:
        "A domain never imports another domain; a route puts them together, and a title's catalogue entry has its type from the catalogue.",
      severity: "error",
      from: {
        path: `^app/(${domains})/`,
        pathNot: "^app/games/[^/]+/(catalogue[.]ts$|route[.]tsx$|check/|desk/)",
      },
      to: { path: `^app/(${domains})/`, pathNot: "^app/($1|play|games/questions)/" },
    },
    {
      name: "engine-knows-no-title",
      comment:
        "A title imports the engine, never the other way round; a registry puts them together.",
      severity: "error",
      from: { path: "^app/play/" },
      to: { path: "^app/(games|people|site|routes)/" },
    },
    {
      name: "engine-rules-stand-alone",
      severity: "error",
      from: { path: "^app/play/rules/", pathNot: isTest },
      to: { path: "^app/play/", pathNot: "^app/play/rules/" },
    },
    {
      name: "engine-rooms-know-the-rules",
      severity: "error",
      from: { path: "^app/play/(editions|browser|share)/", pathNot: isTest },
      to: { path: "^app/play/", pathNot: "^app/play/($1|rules)/" },
    },
    {
      name: "player-knows-no-screen",
      severity: "error",
      from: { path: "^app/play/player/", pathNot: isTest },
      to: { path: "^app/play/", pathNot: "^app/play/(player|editions|rules)/" },
    },
    {
      name: "screens-know-no-store",
      severity: "error",
      from: { path: "^app/play/screen/", pathNot: isTest },
      to: { path: "^app/play/", pathNot: "^app/play/(screen|browser|share|rules)/" },
    },
    {
      name: "titles-keep-to-themselves",
      severity: "error",
      comment:
        "What a question is belongs to every quiz, and knows none of them. A check may hold a title against another, and a draft take words from it.",
      from: { path: "^app/games/([^/]+)/", pathNot: "^app/games/[^/]+/(check|desk)/" },
      to: { path: "^app/games/[^/]+/", pathNot: "^app/games/($1|questions)/" },
    },
    {
      name: "registries-know-no-screen",
      comment: "The site reads the registries of titles, never the other way round.",
      severity: "error",
      from: { path: "^app/games/[^/]+$", pathNot: isTest },
      to: { path: "^app/(people|site|routes)/" },
    },
    {
      name: "support-knows-no-domain",
      comment: "The list of what can be played is app/playable.ts, beside the addresses.",
      severity: "error",
      from: { path: "^app/(platform|shell|look|framework)/", pathNot: isTest },
      to: { path: "^app/(games|play|people|site|routes)/" },
    },
    {
      name: "platform-knows-no-screen",
      comment: "What the rooms stand on imports none of them, so that no ring closes.",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/shell/" },
    },
    {
      name: "framework-stands-alone",
      severity: "error",
      from: { path: "^app/framework/", pathNot: isTest },
      to: { path: "^app/", pathNot: "^app/framework/" },
    },
    {
      name: "ui-stands-alone",
      severity: "error",
      from: { path: "^app/look/ui/" },
      to: { path: "^app/", pathNot: "^app/look/ui/" },
    },
    {
      name: "no-server-code-in-components",
      comment: "A .server file is for loaders, actions and other .server files.",
      severity: "error",
      from: { path: "^app/", pathNot: `[.]server[.]tsx?$|${isRoute}|^app/root[.]tsx$|${isTest}` },
      to: { path: "[.]server[.]tsx?$" },
    },
    {
      name: "commands-are-run-by-operators",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^scripts/commands/" },
    },
    {
      name: "no-test-code-in-production",
      severity: "error",
      from: { pathNot: `^tests/|${isTest}` },
      to: { path: `^tests/|${isTest}` },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};
