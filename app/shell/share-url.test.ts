import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareUrl } from "./share-url";

const home = "https://play.kickabout.example/";

describe("shareUrl", () => {
  it.each([
    ["the canonical address", home, home],
    ["a page there", `${home}games/crossbar`, `${home}games/crossbar`],
    ["one without https", "http://play.kickabout.example/play", `${home}play`],
    ["a port", "https://play.kickabout.example:8443/play", `${home}play`],
    ["the port of http", "http://play.kickabout.example:80/play", `${home}play`],
    ["a subdomain", "https://beta.kickabout.example/play", `${home}play`],
    ["one without https and with a port", "http://a.b.kickabout.example:3000/x", `${home}x`],
    ["the parent domain", "http://kickabout.example/feed", `${home}feed`],
    ["capitals in the host", "HTTPS://Beta.KICKABOUT.example/Feed", `${home}Feed`],
    ["a machine of one's own", "http://localhost:5173/stats", `${home}stats`],
    ["a number for a host", "http://127.0.0.1:3000/", home],
    ["a host that only ends alike", "https://notkickabout.example/x", `${home}x`],
    ["query and fragment", "http://localhost/games?q=ball#top", `${home}games?q=ball#top`],
    ["a name and a password", "https://me:secret@beta.kickabout.example/a", `${home}a`],
    ["a path alone", "/play/full-time-quiz", `${home}play/full-time-quiz`],
    ["a path with a query", "/games?q=ball", `${home}games?q=ball`],
    ["a path with a space", "/feed/a b", `${home}feed/a%20b`],
    ["a path that would be a host", "//evil.example/x", `${home}x`],
    ["nothing", "", home],
    ["words", "not a url", home],
    ["a word", "play", home],
    ["half a host", "https://[", home],
    ["no host", "http://", home],
    ["a script", "javascript:alert(1)", home],
    ["a file", "file:///etc/passwd", home],
    ["a letter", "mailto:a@kickabout.example", home],
  ])("makes an address to pass on of %s", (_, address, shared) => {
    expect(shareUrl(address)).toBe(shared);
  });

  it("never leads elsewhere and never throws, whatever it is given", () => {
    const address = fc.oneof(fc.string(), fc.webUrl({ withFragments: true }), fc.webPath());
    fc.assert(fc.property(address, (text) => shareUrl(text).startsWith(home)));
  });

  it("changes nothing more the second time", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        expect(shareUrl(shareUrl(address))).toBe(shareUrl(address));
      }),
    );
  });
});
