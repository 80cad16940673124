import ipaddr from "ipaddr.js";

/** The globally routable range (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** The 6bone's, returned in 2006 (RFC 3701). */
const SIX_BONE = ipaddr.IPv6.parseCIDR("3ffe::/16");

/** Looks public, but is Azure's internal platform address, which serves secrets to its machines. */
const AZURE_PLATFORM = "168.63.129.16";

/**
 * Whether an address belongs to a machine on the public internet. Those that embed an IPv4 address (mapped, 6to4,
 * Teredo, NAT64) never count as public.
 *
 * @param ip in a resolver's spelling; any other is not public
 */
export function isPublicAddress(ip: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) {
    return ip !== AZURE_PLATFORM && ipaddr.IPv4.parse(ip).range() === "unicast";
  }
  if (ip.includes("%") || !ipaddr.IPv6.isValid(ip)) return false;
  const address = ipaddr.IPv6.parse(ip);
  if (!address.match(GLOBAL_UNICAST) || address.match(SIX_BONE)) return false;
  return address.range() === "unicast";
}
