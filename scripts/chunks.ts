/**
 * The files of the browser's script that are loaded together, by chunk: small files weigh a quarter less so. What is
 * named nowhere, the bundler places.
 */
export const chunks: Record<string, readonly string[]> = {
  // What every page needs, the games too. What is fetched on a press stays apart.
  shell: [
    "games/full-time-quiz/question",
    "look/styles/shared-stylesheets",
    "look/styles/stylesheets",
    "look/ui/badge",
    "look/ui/behind-dialog",
    "look/ui/button",
    "look/ui/flash",
    "look/ui/icon",
    "look/ui/icon-name",
    "look/ui/optional",
    "look/ui/toast",
    "look/ui/toast-event",
    "paths",
    "people/account/simulated-provider/simulated-provider",
    "people/profile/accented",
    "platform/config/product",
    "look/ui/part",
    "shell/error-page",
    "shell/main-on-path-change",
    "shell/navigation-bar",
    "shell/page-meta",
    "shell/page-render",
    "shell/partners/page-partners",
    "shell/route-handle",
  ],
  // What every title needs before its end; what only some need, as a queue for moves, comes with their own files.
  engine: [
    "play/rules/attempt",
    "play/rules/clock-text",
    "play/browser/early-moves",
    "play/screen/form-fields",
    "play/screen/game-layout",
    "play/screen/game-page",
    "play/screen/how-it-ended",
    "play/screen/live",
    "play/screen/live-part",
    "play/browser/move-transport",
    "play/browser/offline-attempt",
    "play/screen/parts",
    "play/rules/play-address",
    "play/screen/play-bar",
    "play/screen/play-link",
    "play/browser/play-mode",
    "play/screen/play-route",
    "play/screen/problem",
    "play/screen/title-bar",
    "play/browser/use-clock",
    "play/screen/use-match",
    "play/screen/use-server",
  ],
  // What the boards of the weekly titles need besides.
  weekly: ["play/screen/report-link"],
  // What a title with sealed answers needs besides, and what sends its moves, from the first one on.
  sealed: [
    "play/browser/play-view",
    "play/rules/referee",
    "play/browser/sealed-play",
    "play/browser/unseal",
    "play/browser/use-move-queue",
  ],
  "move-queues": [
    "play/browser/browser-transport",
    "play/browser/move-queue",
    "play/browser/move-queues",
    "play/browser/pending-moves",
  ],
  // What titles with questions share, and what their boards do besides.
  question: ["games/questions/question"],
  questions: [
    "games/questions/choices",
    "games/questions/use-focus-on-change",
    "games/questions/use-question-keys",
  ],
  "step-back": ["look/ui/step-back-link", "look/ui/use-step-back"],
  partners: [
    "shell/partners/network-ad",
    "shell/partners/page-views",
    "shell/partners/partner-script",
  ],
  // What pages with lists have, and what home shares with a game's page.
  lists: [
    "look/ui/empty-state",
    "look/ui/section-heading",
    "platform/sources/source-list",
    "play/screen/start-form",
    "shell/all-games-link",
  ],
  // What pages below others have.
  below: ["look/ui/back-link", "rare-paths"],
  // What the feed shows of posts, and home below its games.
  posts: ["site/feed/post-card", "site/feed/post-head", "site/feed/shirt", "site/feed/thread-card"],
  // A dialog is loaded with the first that opens; the one of the quiz's results has nothing else of its own.
  dialog: ["games/full-time-quiz/results-dialog", "look/ui/dialog"],
  // What stands around every page but a game's, and what most of those pages have on them.
  site: [
    "look/ui/card",
    "look/ui/error-card",
    "look/ui/error-summary",
    "look/ui/skeleton",
    "look/ui/tabs",
    "people/account/account-nav",
    "people/account/auth-client-action",
    "people/account/load-auth-dialog",
    "people/account/login-prompt",
    "people/account/use-auth-dialog-mode",
    "people/account/use-session-sync",
    "people/account/user-avatar",
    "people/notices/bell",
    "people/push/attach-push-token",
    "people/push/device-token",
    "platform/http/single-line",
    "platform/identity/display-name",
    "routes/_site",
    "shell/ad-slot",
    "shell/boot",
    "shell/dock",
    "shell/footer",
    "shell/header",
    "shell/cached",
    "shell/lite-switch",
    "shell/prefetch",
    "shell/site-layout",
    "shell/use-lite",
    "shell/yay-button",
  ],
};

const FRAMEWORK =
  /\/app\/framework\/|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|turbo-stream|cookie|set-cookie-parser)\//;

/** What the build puts around each import() that has styles to wait for: any page may have one. */
const PRELOAD = /vite\/preload-helper/;

const chunkOfPath = new Map(
  Object.entries(chunks).flatMap(([chunk, modules]) => modules.map((path) => [path, chunk])),
);

/**
 * The chunk of a module for the bundler's `manualChunks`.
 *
 * @param id the module's absolute path
 */
export function chunkOf(id: string): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (PRELOAD.test(id)) return "shell";
  const [, path = ""] = /.*\/app\/(.+)\.tsx?(?:\?|$)/.exec(id) ?? [];
  return chunkOfPath.get(path);
}
