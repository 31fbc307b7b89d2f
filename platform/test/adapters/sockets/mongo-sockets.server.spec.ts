import { setTimeout as pause } from 'node:timers/promises';
import { openFaultyProxy } from '@ecrin/testing/servers/faulty-proxy.ts';
import { newDatabaseName, noMongoProxy, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { expect, it } from 'vitest';
import { openMongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoSockets } from '#adapters/sockets/mongo-sockets.ts';

withMongo(
  'socket notices through MongoDB',
  (server) => {
    it('a notice that cannot be published closes no socket', async () => {
      const url = new URL(server().url);
      const line = await openFaultyProxy(url.host);
      url.host = line.address;
      const mongo = openMongo({ url: url.href });
      const { emitter } = await openMongoSockets({ mongo, database: newDatabaseName() });
      const unhandled: unknown[] = [];
      const note = (fault: unknown): void => void unhandled.push(fault);
      process.on('unhandledRejection', note);
      line.cut();
      emitter.to('client:1').emit('read-model-changed', {});
      await pause(4_000);
      expect(unhandled).toEqual([]);
      process.off('unhandledRejection', note);
      await mongo.close();
      await line.close();
    });
  },
  noMongoProxy,
);
