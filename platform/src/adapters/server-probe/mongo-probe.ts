import { MongoError } from 'mongodb';
import { clientOf } from '#adapters/mongo/open-mongo.ts';
import { certificateIn, type ServerProbe } from './server-probe.ts';

/** AuthenticationFailed, Unauthorized, and what Atlas says for both. */
const deniedCodes: ReadonlySet<unknown> = new Set([18, 13, 8000]);

/** Throws for an invalid connection string, without quoting it. */
export const openMongoProbe = (url: string): ServerProbe => {
  const client = clientOf(url, { maxPoolSize: 1 });
  const { hosts, tls, tlsCAFile, rejectUnauthorized } = client.options;
  const ca = certificateIn(tlsCAFile);
  return {
    ask: () => client.db('admin').command({ ping: 1 }),
    isDenied: (fault) => fault instanceof MongoError && deniedCodes.has(fault.code),
    targets: hosts.flatMap(({ host, port }) =>
      host && port ? [{ host, port, tls: tls ? { ca, trustsAll: rejectUnauthorized === false } : null }] : [],
    ),
    close: () => client.close(),
  };
};
