import { BlockList, isIP, isIPv6 } from 'node:net';

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
// Those with an embedded IPv4 address (::/96, 64:ff9b::, 2002::) route to that one.
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to the public internet, not to this server's own networks. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const privateName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether this server may call an address that others name – a push endpoint, which any client can forge, or a picture: https on the public internet, on the
 * default port, or one of the `allowed` origins. Names are checked again when they are resolved.
 */
export const isPublicEndpoint = (endpoint: string, allowed: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowed.includes(origin)) return true;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return protocol === 'https:' && port === '' && (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host));
};

const isPublicName = (host: string): boolean => host.includes('.') && !privateName.test(host);
