import { expect, it } from "vitest";
import { paths } from "~/paths";
import { playable } from "~/playable";
import { ask } from "./ask";
import { type Tag, tagsOf, textsOf } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile();

const pages = [
  ...[paths.home, paths.games, paths.play, paths.stats, paths.calendar, paths.feed, paths.about],
  ...[paths.help, paths.account, paths.profile, paths.settings, paths.notifications, paths.cookies],
  ...["/?dialog=login", "/log-in", "/join", "/nowhere", "/games/daily-quiz", "/offline"],
  ...playable.map(paths.playTitle),
  ...playable.map((slug) => `/stats/${slug}`),
];

/** The relations that HTML allows in the body (https://html.spec.whatwg.org/multipage/links.html#body-ok). */
const BODY_OK = /^(dns-prefetch|modulepreload|pingback|preconnect|prefetch|preload|stylesheet)$/;
const SCRIPT_TYPE = /^(module|importmap|speculationrules|[a-z]+\/[a-z+-]+)$/;

/** What a validator of HTML says of a page's links, scripts and end. */
function problemsOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  const problems = tagsOf(html).flatMap((tag) => {
    if (tag.name === "link" && !tag.attributes.href) return ["a link to nothing"];
    return [];
  });
  const inBody = tagsOf(body).filter(({ name }) => name === "link");
  const after = html.slice(html.indexOf("</html>") + "</html>".length);
  return [
    ...problems,
    ...inBody.filter(({ attributes }) => !BODY_OK.test(attributes.rel ?? "")).map(named),
    ...scriptsOf(html).filter(isInvalidScript).map(named),
    ...(/<[a-z]/.test(after) ? ["a tag after the end"] : []),
    ...(textsOf(html, "html").length === 1 ? [] : ["no single document"]),
  ];
}

const scriptsOf = (html: string) =>
  tagsOf(html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")).filter(
    ({ name }) => name === "script",
  );

/** Only what is run can be asynchronous. */
function isInvalidScript({ attributes: { type, async } }: Tag): boolean {
  if (type === undefined || type === "module") return false;
  return !SCRIPT_TYPE.test(type) || async !== undefined;
}

const named = ({ name, attributes }: Tag) => `<${name} ${JSON.stringify(attributes)}>`;

it.each(pages)("%s is valid in its links, its scripts and its end", async (path) => {
  const { text } = await ask(server.address, path);
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  ['<html><body><link rel="late" href="/a.js"/></body></html>'],
  ["<html><head><link/></head><body></body></html>"],
  ['<html><body><script type="late"></script></body></html>'],
  ['<html><body><script type="text/late" async=""></script></body></html>'],
  ["<html><body></body></html><script>1</script>"],
])("%s is not", (html) => {
  expect(problemsOf(html)).not.toEqual([]);
});
