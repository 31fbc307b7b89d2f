import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customRequestOf, sendReply } from '#http/routing/custom-exchange.ts';

const checked = { params: {}, query: {}, body: undefined, allowed: async () => undefined };
let ended: PromiseWithResolvers<string>;
let begun: PromiseWithResolvers<void>;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  [ended, begun] = [Promise.withResolvers(), Promise.withResolvers()];
  const app = new Koa();
  app.use(async (ctx) => {
    const signal = customRequestOf(ctx, checked).signal();
    signal.addEventListener('abort', () => ended.resolve(String(signal.reason.name)));
    begun.resolve();
    if (ctx.path === '/work') await ended.promise;
    else sendReply(ctx, { json: {} });
  });
  server = createServer(app.callback());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

it('given a caller that disconnects, then the signal is aborted', async () => {
  const request = get(url('/work')).on('error', () => undefined);
  await begun.promise;
  request.destroy();
  expect(await ended.promise).toBe('AbortError');
});

it('given an answer before the work has ended, as after a deadline, then the signal is aborted', async () => {
  get(url('/answered'), (answer) => void answer.resume());
  expect(await ended.promise).toBe('AbortError');
});
