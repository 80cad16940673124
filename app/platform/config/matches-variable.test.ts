import { expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.server";

const SESSION_SECRET = "0123456789abcdef0123456789abcdef";

const read = (MATCHES_URL: string, TEST_HOOKS = "off") =>
  parseEnvironment({ SESSION_SECRET, MATCHES_URL, TEST_HOOKS }).MATCHES_URL;

it.each(["https://matches.example/next.json?key=a", "https://matches.example:8443/"])(
  "matches come from %s",
  (address) => {
    expect(read(address)).toBe(address);
  },
);

it.each([
  "/matches.json",
  "matches.example",
  "http://matches.example/next.json",
  "http://127.0.0.1:8080/next.json",
  "file:///etc/passwd",
  "https://name:password@matches.example/next.json",
])("they don't come from %s", (address) => {
  expect(() => read(address)).toThrow(EnvironmentError);
  expect(() => read(address)).toThrow("MATCHES_URL");
});

it("a test's stand-in may be on its own machine, and nowhere else", () => {
  expect(read("http://127.0.0.1:8080/next.json", "on")).toBeDefined();
  expect(() => read("http://10.0.0.1:8080/next.json", "on")).toThrow(EnvironmentError);
});
