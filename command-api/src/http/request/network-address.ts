import { isIPv6 } from 'node:net';

/**
 * What stands for a caller where addresses are counted: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those
 * has all 2⁶⁴ that begin so. What is no address counts as it is.
 */
export const networkAddressOf = (address: string): string => {
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? `${groupsOf(bare).slice(0, 4).join(':')}::/64`;
};

/** All eight, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  // The last 32 bits may be written as an IPv4 address: two groups in one.
  const count = head.length + tail.length + (address.includes('.') ? 1 : 0);
  return [...head, ...Array.from({ length: 8 - count }, () => '0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
};
