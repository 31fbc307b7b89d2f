import ipaddr from 'ipaddr.js';

/**
 * The key under which callers are counted: an IPv4 address, or the first 64 bits of an IPv6 one, since one network has all 2⁶⁴ with that prefix.
 * Anything that is not an address counts as it is.
 */
export const networkAddressOf = (address: string): string => {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const ip = ipaddr.IPv6.parse(bare);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
