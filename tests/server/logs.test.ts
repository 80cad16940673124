import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, headerOf, postForm, type Reply, seam } from "./ask";
import { endingOf, serverForTest } from "./processes";

const quiz = "/play/full-time-quiz";
const secret = "swordfish-4711";

const line = z.object({
  level: z.number(),
  req: z.object({ id: z.string(), method: z.string(), path: z.string() }),
  res: z.object({ status: z.number() }),
});

/** What a server printed while it was asked: everything, and its lines as JSON. */
async function logOf(asking: (address: string) => Promise<unknown>) {
  const server = await serverForTest();
  const ending = endingOf(server.process);
  await asking(server.address);
  await server.stop();
  const { out, error } = await ending;
  const lines = out.split("\n").filter((text) => text !== "");
  return { all: server.output() + error, error, lines: lines.map((text) => JSON.parse(text)) };
}

describe("the log", () => {
  it("has a JSON line for each request, with the id that the answer carries", async () => {
    const replies: Reply[] = [];
    const { lines } = await logOf(async (address) => {
      replies.push(await ask(address, "/about?x=1"));
      replies.push(await postForm(address, quiz, { intent: "start" }));
      replies.push(await ask(address, "/there-is-no-such-page"));
      replies.push(await ask(address, "/%00"));
      replies.push(await ask(address, "/favicon.svg"));
    });
    const requests = lines.map((entry) => line.safeParse(entry)).filter(({ success }) => success);
    const noted = requests.map(({ data }) => ({ ...data?.req, ...data?.res }));
    const expected = [
      ["GET", "/about", 200],
      ["POST", quiz, 303],
      ["GET", "/there-is-no-such-page", 404],
      ["GET", "/%00", 400],
      ["GET", "/favicon.svg", 200],
    ].map(([method, path, status], index) => {
      const reply = replies[index];
      return { id: reply && headerOf(reply, "X-Request-Id"), method, path, status };
    });
    expect(noted).toEqual(expected);
  });

  it("keeps quiet about health checks", async () => {
    const { all } = await logOf((address) => ask(address, "/healthz"));
    expect(all).not.toContain("healthz");
  });

  it("ends with a line about the stop", async () => {
    const { lines } = await logOf((address) => ask(address, "/about"));
    expect(lines.at(-1)).toMatchObject({ msg: "Stopping.", signal: "SIGTERM" });
  });
});

describe("what a visitor sends beside the path", () => {
  const headers = {
    Cookie: `kb_quiz=${secret}; kb_flash=${secret}; other=${secret}`,
    Authorization: `Bearer ${secret}`,
    Referer: `https://elsewhere.example/?${secret}`,
    "User-Agent": secret,
    "X-Forwarded-For": secret,
    "X-Request-Id": secret,
  };
  const fields = { intent: secret, attempt: secret, answers: secret, [secret]: "x" };

  it.each<[string, (address: string) => Promise<unknown>]>([
    ["a page", (address) => ask(address, `/?token=${secret}`, { headers })],
    ["the quiz", (address) => ask(address, `${quiz}?token=${secret}`, { headers })],
    ["a page without any", (address) => ask(address, `/none?token=${secret}`, { headers })],
    ["a file", (address) => ask(address, `/favicon.svg?token=${secret}`, { headers })],
    ["a missing file", (address) => ask(address, `/assets/x.js?token=${secret}`, { headers })],
    ["a broken address", (address) => ask(address, `/%00?token=${secret}`, { headers })],
    ["data", (address) => ask(address, `/_root.data?_routes=${secret}`, { headers })],
    ["a form", (address) => postForm(address, `${quiz}?token=${secret}`, fields, headers)],
    [
      "a script",
      (address) => postForm(address, `${quiz}/attempt?token=${secret}`, fields, headers),
    ],
    [
      "a form nobody takes",
      (address) => postForm(address, `/about?token=${secret}`, fields, headers),
    ],
    ["a form for the home page", (address) => postForm(address, `/?${secret}`, fields, headers)],
    [
      "a body that is no form",
      (address) =>
        ask(address, `${quiz}?token=${secret}`, {
          method: "POST",
          headers: { ...headers, "Content-Type": `multipart/form-data; boundary=${secret}` },
          body: `--${secret}\r\n${secret}`,
        }),
    ],
    [
      "a form of another site",
      (address) => postForm(address, `${quiz}?${secret}`, fields, { ...headers, Origin: secret }),
    ],
    [
      "an odd host",
      (address) => ask(address, `/?${secret}`, { headers: { ...headers, Host: `${secret} [` } }),
    ],
    [
      "an unusual method",
      (address) => ask(address, `/about?${secret}`, { method: "TRACE", headers }),
    ],
    [
      "a source that fails",
      (address) =>
        ask(address, `/?${secret}`, {
          headers: { ...headers, ...seam({ sources: { feed: "fail" } }) },
        }),
    ],
  ])("is not in the log of %s", async (_, asking) => {
    const { all } = await logOf(asking);
    expect(all).toContain("Stopping.");
    expect(all).not.toContain(secret);
  });

  it("leaves the log in one piece: whatever is in the path stays within its line", async () => {
    const { lines } = await logOf((address) => ask(address, "/a%0a%7b%22level%22%3a60%7d"));
    expect(lines.filter(({ level }) => level === 60)).toEqual([]);
  });
});
