import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasArrived } from '#http/request/read-json.ts';

const body = JSON.stringify({ content: 'été' });
const headers = `POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;

let server: Server;
let heard: Promise<boolean>;
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  heard = promise;
  const app = new Koa();
  app.use(async (ctx) => {
    await Promise.resolve();
    resolve(hasArrived(ctx));
    ctx.status = 204;
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = async (...pieces: readonly string[]) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  for (const piece of pieces) {
    socket.write(piece);
    await pause(20);
  }
  return heard;
};

test('given a body that came with its headers, then it has arrived', async () => {
  expect(await send(headers + body)).toBe(true);
});

test('given a body of which a part is missing, then it has not', async () => {
  expect(await send(headers + body.slice(0, 3))).toBe(false);
});

test('given headers alone, then their body has not arrived', async () => {
  expect(await send(headers)).toBe(false);
});

test('given a body without a length, then it has not arrived before its end', async () => {
  const chunked = headers.replace(/Content-Length: \d+/u, 'Transfer-Encoding: chunked');
  expect(await send(`${chunked}2\r\n{}\r\n`)).toBe(false);
});
