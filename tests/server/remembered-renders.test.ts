import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { headerOf } from "./ask";
import { simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import { goodPlayer } from "./profile-forms";

const server = serverForFile();
const br = { "Accept-Encoding": "br" };

it("a page of one's own is the same when it is seen again, and another as soon as something changed", async () => {
  const fan = await simulatedProviderFan(server.address);
  const plain = await fan.see("/profile");
  const again = await fan.see("/profile", br);
  expect(brotliDecompressSync(again.body).toString()).toBe(plain.text);
  expect(headerOf(again, "Cache-Control")).toBe("private, no-store");
  expect(headerOf(again, "Content-Security-Policy")).toBe(
    headerOf(plain, "Content-Security-Policy"),
  );
  expect(headerOf(again, "Vary")).toContain("Accept-Encoding");
  await fan.post("/profile", { intent: "save", revision: "0", ...goodPlayer });
  expect((await fan.see("/profile")).text).toContain("Thandi Mokoena");
});

it("nobody gets it who is not, or is no longer, that person", async () => {
  const [fan, other] = [
    await simulatedProviderFan(server.address),
    await simulatedProviderFan(server.address),
  ];
  await fan.post("/profile", { intent: "save", revision: "0", ...goodPlayer });
  for (const _ of [1, 2]) expect((await fan.see("/profile")).text).toContain("Thandi Mokoena");
  expect((await other.see("/profile")).text).not.toContain("Thandi Mokoena");
  await fan.post("/logout", {});
  expect((await fan.see("/profile")).text).not.toContain("Thandi Mokoena");
});
