import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address";

describe("isPublicAddress", () => {
  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "93.184.216.34",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.1",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
    "2a00:1450:4001:081B:0:0:0:200E",
  ])("%s is", (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    ["this network", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.0"],
    ["private", "10.255.255.255"],
    ["carrier-grade NAT", "100.64.0.0"],
    ["carrier-grade NAT", "100.127.255.255"],
    ["metadata of Alibaba", "100.100.100.200"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.255"],
    ["link-local", "169.254.0.1"],
    ["metadata", "169.254.169.254"],
    ["metadata of AWS tasks", "169.254.170.2"],
    ["private", "172.16.0.0"],
    ["private", "172.31.255.255"],
    ["protocol assignments", "192.0.0.1"],
    ["metadata of Oracle", "192.0.0.192"],
    ["documentation", "192.0.2.1"],
    ["6to4 relay", "192.88.99.1"],
    ["private", "192.168.0.0"],
    ["private", "192.168.255.255"],
    ["benchmarking", "198.18.0.1"],
    ["benchmarking", "198.19.255.255"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.250"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["metadata of Azure", "168.63.129.16"],
  ])("%s is not: %s", (_what, ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each([
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["loopback in full", "0:0:0:0:0:0:0:1"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["IPv4-compatible", "::7f00:1"],
    ["IPv4-mapped loopback", "::ffff:127.0.0.1"],
    ["IPv4-mapped loopback", "::ffff:7f00:1"],
    ["IPv4-mapped loopback in full", "0:0:0:0:0:FFFF:7F00:0001"],
    ["IPv4-mapped private", "::ffff:10.0.0.1"],
    ["IPv4-mapped metadata", "::ffff:a9fe:a9fe"],
    ["IPv4-mapped public", "::ffff:8.8.8.8"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["NAT64 private", "64:ff9b::10.0.0.1"],
    ["NAT64 metadata", "64:ff9b::a9fe:a9fe"],
    ["NAT64 local use", "64:ff9b:1::1"],
    ["discard", "100::1"],
    ["Teredo", "2001::1"],
    ["Teredo of a private server", "2001:0:a00:1::1"],
    ["benchmarking", "2001:2::1"],
    ["ORCHID", "2001:10::1"],
    ["ORCHIDv2", "2001:20::1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["6to4 loopback", "2002:7f00:1::1"],
    ["6to4 private", "2002:c0a8:1::1"],
    ["6bone", "3ffe::1"],
    ["AS112", "2620:4f:8000::1"],
    ["not given out", "4000::1"],
    ["segment routing", "5f00::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ["metadata of AWS", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["link-local", "febf::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["public with a zone", "2606:4700:4700::1111%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
  ])("%s is not: %s", (_what, ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it.each([
    "",
    "example.com",
    "localhost",
    "2130706433",
    "134744072",
    "0x8080808",
    "0x8.8.8.8",
    "8.8.8.010",
    "010.8.8.8",
    "8.8.8",
    "8.8.8.8.8",
    "8.8.8.256",
    "8.8.8.8/32",
    "8.8.8.8:80",
    " 8.8.8.8",
    "8.8.8.8\n",
    "8.8.8.8\0",
    "-1.0.0.0",
    "[2606:4700:4700::1111]",
    "2606:4700:4700::1111::",
    "2606:4700:4700:::1111",
    "12345::1",
  ])("a spelling that no resolver gives is not: %j", (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it("says of any text whether, and never throws", () => {
    const texts = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
    fc.assert(fc.property(texts, (text) => typeof isPublicAddress(text) === "boolean"));
  });

  it("lets no IPv6 address in that lies outside 2000::/3", () => {
    const outside = fc.ipV6().filter((ip) => !/^[23][\da-f]{3}:/i.test(ip));
    fc.assert(fc.property(outside, (ip) => !isPublicAddress(ip)));
  });

  it("lets nothing of 10.0.0.0/8 in, however it is wrapped", () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(octet, octet, octet, (b, c, d) => {
        const ip = `10.${b}.${c}.${d}`;
        const wraps = [ip, `::${ip}`, `::ffff:${ip}`, `::ffff:0:${ip}`, `64:ff9b::${ip}`];
        return !wraps.some(isPublicAddress);
      }),
    );
  });
});
