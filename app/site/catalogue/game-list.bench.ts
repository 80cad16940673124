import { bench, describe } from "vitest";
import { categories } from "./game";
import { gameList } from "./game-list";
import { parseGameQuery } from "./game-query";

const words = ["Golden", "Wall", "Spot", "Link", "Kit", "Career", "Higher", "Daily"];
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Ten thousand titles that differ in the number of words only. */
const games = Array.from({ length: 10_000 }, (_, index) => ({
  title: `${pick(words, index)} ${pick(words, index * 7 + 3)} ${index}`,
  tags: [pick(words, index * 3), `tag ${index % 97}`, `season ${index % 31}`, "daily"],
  categories: [pick(categories, index), pick(categories, index * 5 + 1)],
  publishedAt: `20${10 + (index % 17)}-${10 + (index % 3)}-${10 + (index % 19)}`,
}));

describe("a list of 10,000 titles", () => {
  for (const search of [
    "",
    "sort=new",
    "q=GOLDEN&category=puzzle&sort=new&cursor=page:20",
    "q=in+none+of+them&sort=new",
  ]) {
    const query = parseGameQuery(new URLSearchParams(search));
    bench(search || "everything", () => {
      gameList(games, query);
    });
  }
});
