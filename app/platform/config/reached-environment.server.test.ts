import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSecret } from "../../../tests/fixtures/rules-environment";

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Loads the module as a server with these variables would. */
async function settingsWith(variables: Record<string, string>) {
  const all = { HOST: "", PORT: "", ORIGIN: "", ...variables, SESSION_SECRET: testSecret };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return import("./environment.server");
}

describe("whether a request came over https", () => {
  it.each([
    ["", "http://play.example.com/", false],
    ["", "https://play.example.com/", true],
    ["https://play.example.com", "http://127.0.0.1:3000/", true],
    ["http://play.example.com", "https://127.0.0.1:3000/", false],
  ])("with the ORIGIN %j and the address %s is %s", async (ORIGIN, url, isSecure) => {
    const { isSecureRequest } = await settingsWith({ ORIGIN });
    expect(isSecureRequest(new Request(url))).toBe(isSecure);
  });
});

describe("the origin of links to this site", () => {
  it.each([
    [{ ORIGIN: "https://play.example.com/" }, "https://play.example.com"],
    [{ HOST: "0.0.0.0", PORT: "8080" }, "http://0.0.0.0:8080"],
    [{}, "http://127.0.0.1:3000"],
  ])("with %j is %s", async (variables, origin) => {
    const { siteOrigin } = await settingsWith(variables);
    expect(siteOrigin()).toBe(origin);
  });
});
