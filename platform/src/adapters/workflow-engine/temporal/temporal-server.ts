import type { ConnectionOptions } from '@temporalio/client';

/** PEM texts. `ca`: who signs the server’s certificate, when not a public authority; certificate and key: who we are (mutual TLS). */
export type TemporalTls = Readonly<{ ca?: string; certificate?: string; key?: string; serverName?: string }>;

/** `address`: host:port. `apiKey` (Temporal Cloud) is sent over TLS only. `tls` true: with public authorities. */
export type TemporalServer = Readonly<{
  address: string;
  namespace: string;
  apiKey?: string | null;
  tls?: TemporalTls | boolean;
}>;

/** The same for the client and for workers. */
export const connectionOptions = ({
  address,
  apiKey = null,
  tls = apiKey !== null,
}: TemporalServer): Pick<ConnectionOptions, 'address' | 'tls'> & { apiKey?: string } => {
  if (apiKey !== null && tls === false) throw new TypeError('An API key is sent over TLS only.');
  return { address, tls: typeof tls === 'boolean' ? tls : tlsOptions(tls), ...(apiKey === null ? {} : { apiKey }) };
};

const tlsOptions = ({ ca, certificate, key, serverName }: TemporalTls) => ({
  ...(ca === undefined ? {} : { serverRootCACertificate: Buffer.from(ca) }),
  ...(certificate === undefined || key === undefined
    ? {}
    : { clientCertPair: { crt: Buffer.from(certificate), key: Buffer.from(key) } }),
  ...(serverName === undefined ? {} : { serverNameOverride: serverName }),
});
