import { flatRoutes } from "@remix-run/fs-routes";
import { route } from "@remix-run/route-config";
import { playable } from "./playable";

const pages = playable.map((slug) => route(`play/${slug}`, `games/${slug}/route.tsx`));

/** What a title answers below its page: `games/<slug>/routes/<name>.ts`. */
const others = Object.keys(import.meta.glob("./games/*/routes/*.ts")).map((file) => {
  const [slug, , name] = file.replace(/^.*\/games\/|[.]ts$/g, "").split("/");
  return route(`play/${slug}/${name}`, file.slice(2));
});

export default flatRoutes().then((routes) => [...routes, ...pages, ...others]);
