import { expect, it } from "vitest";
import { isHost } from "./request-host";

it.each(["a", "a.example", "a.example:3000", "127.0.0.1:80", "[::1]", "[::1]:3000"])(
  "%s is a host",
  (text) => expect(isHost(text)).toBe(true),
);

it.each(["", "a b", "[", "a:", "a:99999", "me@a.example", "a/b", "a\\b", "%zz", "256.1.1.1", "é"])(
  "%j is no host",
  (text) => expect(isHost(text)).toBe(false),
);
