import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiAddress } from "./api-address";
import { apiTestTexts } from "./api-test-texts";

describe("apiAddress", () => {
  it.each([
    ["https://api.example.com/v1?a=b", "https://api.example.com/v1?a=b"],
    ["http://api.example.com", "http://api.example.com/"],
    ["HTTPS://API.example.com/V1", "https://api.example.com/V1"],
    ["  api.example.com/v1\n", "https://api.example.com/v1"],
    ["api.example.com:8080", "https://api.example.com:8080/"],
    ["api.example.com:8080/v1", "https://api.example.com:8080/v1"],
    ["localhost:3000?a", "https://localhost:3000/?a"],
    ["//api.example.com/v1", "https://api.example.com/v1"],
    ["api.example.com/https://other.example", "https://api.example.com/https://other.example"],
    ["[2606:4700::1111]:8443/v1", "https://[2606:4700::1111]:8443/v1"],
    ["münchen.example", "https://xn--mnchen-3ya.example/"],
    ["api.example.com/x#part", "https://api.example.com/x#part"],
    ["http://2130706433", "http://127.0.0.1/"],
    ["0x7f.1", "https://127.0.0.1/"],
    ["017700000001", "https://127.0.0.1/"],
    ["http://①②⑦.0.0.1", "http://127.0.0.1/"],
  ])("reads %s", (text, href) => {
    const result = apiAddress(text);
    expect("url" in result && result.url.href).toBe(href);
  });

  it.each([
    ["", apiTestTexts.empty],
    [" \n\t ", apiTestTexts.empty],
    ["https://", apiTestTexts.invalid],
    ["http://?", apiTestTexts.invalid],
    ["not a url", apiTestTexts.invalid],
    ["api.example.com:99999", apiTestTexts.invalid],
    ["http://[::1", apiTestTexts.invalid],
    ["http://256.0.0.1", apiTestTexts.invalid],
    ["http://[fe80::1%25eth0]", apiTestTexts.invalid],
    ["file:///etc/passwd", apiTestTexts.invalid],
    ["FILE:/etc/passwd", apiTestTexts.invalid],
    ["gopher://api.example.com:70/_GET", apiTestTexts.invalid],
    ["ftp://api.example.com", apiTestTexts.invalid],
    ["ws://api.example.com", apiTestTexts.invalid],
    ["javascript:alert(1)", apiTestTexts.invalid],
    ["data:text/html,hi", apiTestTexts.invalid],
    ["blob:https://api.example.com/1", apiTestTexts.invalid],
    ["unix:/var/run/docker.sock", apiTestTexts.invalid],
    ["https://thandi:secret@api.example.com", apiTestTexts.credentials],
    ["thandi@api.example.com", apiTestTexts.credentials],
    ["https://:secret@api.example.com", apiTestTexts.credentials],
    ["https://api.example.com@127.0.0.1", apiTestTexts.credentials],
    [`api.example.com/${"a".repeat(1985)}`, apiTestTexts.tooLong],
  ])("refuses %j: %s", (text, problem) => {
    expect(apiAddress(text)).toEqual({ problem });
  });

  it("takes 2,000 characters", () => {
    expect(apiAddress(`api.example.com/${"a".repeat(1984)}`)).toHaveProperty("url");
  });

  it("gives http and https without credentials, or a problem, whatever is typed", () => {
    const schemes = fc.constantFrom("", "http://", "https:", "file:", "//", "gopher://", "a:");
    const rest = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.webUrl());
    fc.assert(
      fc.property(schemes, rest, (scheme, text) => {
        const result = apiAddress(scheme + text);
        if ("problem" in result) return result.problem !== "";
        const { protocol, username, password, hostname } = result.url;
        return /^https?:$/.test(protocol) && username + password === "" && hostname !== "";
      }),
    );
  });
});
