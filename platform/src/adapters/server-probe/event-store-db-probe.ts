import { splitConnectionString } from '#adapters/event-store/event-store-db/connection/connection-string.ts';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import { EventStoreFault } from '#ports/event-store.ts';
import type { ConnectionTarget } from './diagnose-connection.ts';
import { certificateIn, type ServerProbe } from './server-probe.ts';

/** Throws `malformed` when the connection string is none. */
export const openEventStoreDbProbe = (url: string): ServerProbe => {
  const store = openEventStoreDb({ url });
  return {
    ask: () => Array.fromAsync(store.readAll({ direction: 'backward', max: 1 })),
    isDenied: (fault) => fault instanceof EventStoreFault && fault.kind === 'access-denied',
    targets: targetsOf(splitConnectionString(url).address),
    close: store.close,
  };
};

const defaultPort = 2113;

const targetsOf = (address: string): readonly ConnectionTarget[] => {
  const [, hosts = '', query = ''] = /^[^:]+:\/\/([^/?]*)[^?]*\??(.*)$/s.exec(address) ?? [];
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const tls = options.get('tls') === 'false' ? null : { ca: certificateIn(options.get('tlscafile')) };
  return hosts.split(',').map((host) => {
    const { hostname, port } = new URL(`tcp://${host}`);
    return { host: hostname, port: Number(port || defaultPort), tls };
  });
};
