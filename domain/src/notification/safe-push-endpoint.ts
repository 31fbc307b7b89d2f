/** Names that lead nowhere but into a network of one's own. */
const ownNetworks = new Set(['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'arpa', 'test', 'invalid', 'example', 'onion']);

/**
 * Whether a server may post to what a browser says is its push service: over https to a public name, on the usual port. Bare network addresses never are
 * push services, so none is taken. `allowed`: origins this server's keeper allows besides. What a name leads to is for whoever connects to check.
 */
export const isSafePushEndpoint = (endpoint: string, allowed: readonly string[] = []): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return allowed.includes(url.origin) || (url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname));
};

const isPublicName = (hostname: string): boolean => {
  const labels = hostname.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  // URLs write every form of an IPv4 address with digits last, and IPv6 in brackets.
  return labels.length > 1 && /^[a-z][a-z0-9-]*$/.test(last) && !ownNetworks.has(last);
};
