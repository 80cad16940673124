import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guardedGet } from "./guarded-get.server";
import { isOwnAddress } from "./own-address.server";

vi.mock("node:os", { spy: true });

afterEach(() => vi.mocked(networkInterfaces).mockReset());

const v4 = { address: "93.184.216.34", family: "IPv4" as const, netmask: "255.255.255.0" };
const v6 = { address: "2606:4700::1111", family: "IPv6" as const, netmask: "ffff::", scopeid: 0 };
const card = { mac: "00:00:00:00:00:00", internal: false, cidr: null };

describe("isOwnAddress", () => {
  it.each([
    ["93.184.216.34", true],
    ["2606:4700::1111", true],
    ["2606:4700:0:0:0:0:0:1111", true],
    ["93.184.216.35", false],
    ["2606:4700::1112", false],
    ["1.1.1.1", false],
  ])("of %s says %s", (ip, isOwn) => {
    vi.mocked(networkInterfaces).mockReturnValue({
      eth0: [
        { ...card, ...v4 },
        { ...card, ...v6 },
      ],
    });
    expect(isOwnAddress(ip)).toBe(isOwn);
  });

  it("prevents a request to it", async () => {
    vi.mocked(networkInterfaces).mockReturnValue({ eth0: [{ ...card, ...v4 }] });
    const attempt = guardedGet(
      new URL("http://api.example"),
      {},
      { resolve: async () => [v4.address] },
    );
    await expect(attempt).rejects.toMatchObject({ code: "not-public" });
  });

  it("knows the real ones", () => {
    const all = Object.values(networkInterfaces()).flatMap((card) => card ?? []);
    expect(all.map(({ address }) => address).filter((ip) => !isOwnAddress(ip))).toEqual([]);
  });
});
