import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiAddress } from "./api-address";
import { testingPanelTexts } from "./testing-panel-texts";

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
    ["", testingPanelTexts.empty],
    [" \n\t ", testingPanelTexts.empty],
    ["https://", testingPanelTexts.invalid],
    ["http://?", testingPanelTexts.invalid],
    ["not a url", testingPanelTexts.invalid],
    ["api.example.com:99999", testingPanelTexts.invalid],
    ["http://[::1", testingPanelTexts.invalid],
    ["http://256.0.0.1", testingPanelTexts.invalid],
    ["http://[fe80::1%25eth0]", testingPanelTexts.invalid],
    ["file:///etc/passwd", testingPanelTexts.invalid],
    ["FILE:/etc/passwd", testingPanelTexts.invalid],
    ["gopher://api.example.com:70/_GET", testingPanelTexts.invalid],
    ["ftp://api.example.com", testingPanelTexts.invalid],
    ["ws://api.example.com", testingPanelTexts.invalid],
    ["javascript:alert(1)", testingPanelTexts.invalid],
    ["data:text/html,hi", testingPanelTexts.invalid],
    ["blob:https://api.example.com/1", testingPanelTexts.invalid],
    ["unix:/var/run/docker.sock", testingPanelTexts.invalid],
    ["https://thandi:secret@api.example.com", testingPanelTexts.credentials],
    ["thandi@api.example.com", testingPanelTexts.credentials],
    ["https://:secret@api.example.com", testingPanelTexts.credentials],
    ["https://api.example.com@127.0.0.1", testingPanelTexts.credentials],
    [`api.example.com/${"a".repeat(1985)}`, testingPanelTexts.tooLong],
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
