import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

/**
 * Whether an address is one of this machine's own. Connecting to its public one from inside bypasses the firewall in
 * front of it.
 */
export function isOwnAddress(ip: string): boolean {
  const own = new BlockList();
  for (const { address, family } of Object.values(networkInterfaces()).flatMap(
    (all) => all ?? [],
  )) {
    own.addAddress(address, family === "IPv6" ? "ipv6" : "ipv4");
  }
  return own.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
}
