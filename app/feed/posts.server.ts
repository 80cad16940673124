import { sampleSource } from "~/sources/sample-source.server";
import type { Post } from "./post";

const posts = [
  {
    id: "caught-by-1994",
    author: "Thandi M",
    minutesAgo: 12,
    summary: "Who else got caught out by the 1994 final question? I was so sure.",
  },
  {
    id: "four-in-forty",
    author: "Rafael C",
    minutesAgo: 47,
    summary:
      "Four out of five in under forty seconds. The offside one got me again, as in real life.",
  },
  {
    id: "school-run-quiz",
    author: "Ingrid S",
    minutesAgo: 135,
    summary:
      "We play it on the school run now. My daughter is one point ahead and will not stop telling me.",
  },
];

/** The community feed, newest first. */
export const communityPosts = sampleSource("feed", (now): Post[] =>
  posts.map(({ minutesAgo, ...post }) => ({
    ...post,
    timestamp: new Date(now - minutesAgo * 60_000).toISOString(),
  })),
);

/** Whether the feed has a post of that id. */
export function hasPost(id: string): boolean {
  return posts.some((post) => post.id === id);
}
