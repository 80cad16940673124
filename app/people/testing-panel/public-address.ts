import ipaddr from "ipaddr.js";

/** All that is given out to be reached from anywhere (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Of the 6bone, given back in 2006 (RFC 3701). */
const SIX_BONE = ipaddr.IPv6.parseCIDR("3ffe::/16");

/** Looks public, and is what Azure's machines ask for their own secrets. */
const AZURE_PLATFORM = "168.63.129.16";

/**
 * Whether an address belongs to a machine on the public internet. Those that carry an IPv4 address inside (mapped,
 * 6to4, Teredo, NAT64) count as not public, whichever it is.
 *
 * @param ip in the spelling that a resolver gives; any other counts as not public
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
