import { isIP } from 'node:net';

/** The site that passkeys belong to: its host, for good. */
export type PasskeySite = Readonly<{ host: string; origin: string }>;

/** null: browsers make no passkeys there, on an IP address or without https (`localhost` excepted). */
export const passkeySiteOf = (publicUrl: string): PasskeySite | null => {
  const { hostname: host, origin, protocol } = new URL(publicUrl);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return protocol === 'https:' || isLocal ? { host, origin } : null;
};
