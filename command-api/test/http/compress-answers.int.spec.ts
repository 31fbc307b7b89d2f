import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppState } from '#http/app-context.ts';
import { compressAnswers } from '#http/compress-answers.ts';

let server: Server;
/** What the next request is answered. */
let answered: Readonly<{ type: string; body: () => unknown; headers?: Readonly<Record<string, string>> }>;

beforeEach(async () => {
  const app = new Koa<AppState>();
  app.use(compressAnswers());
  app.use((ctx) => {
    ctx.type = answered.type;
    ctx.set(answered.headers ?? {});
    ctx.body = answered.body();
  });
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

type Answer = Readonly<{
  bytes: Buffer;
  encoding: string | undefined;
  vary: string | undefined;
  length: number | null;
}>;

const ask = (encodings: string | null, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = encodings === null ? {} : { 'Accept-Encoding': encodings };
    get({ port, host: '127.0.0.1', method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { 'content-encoding': encoding, vary, 'content-length': length } = response.headers;
        resolve({ bytes: Buffer.concat(pieces), encoding, vary, length: length === undefined ? null : Number(length) });
      });
    }).on('error', reject);
  });

const ofLength = (characters: number): string => JSON.stringify({ words: 'é'.repeat(characters) });
const byBrowsers = 'gzip, deflate, br, zstd';
const [small, page, long] = [ofLength(100), ofLength(5_000), ofLength(50_000)];

it.each([
  ['JSON', 'application/json', () => Buffer.from(page)],
  ['a problem', 'application/problem+json', () => Buffer.from(page)],
])('given %s of some thousand bytes, then it is sent whole, as gzip', async (_what, type, body) => {
  answered = { type, body };
  const { bytes, encoding, vary, length } = await ask(byBrowsers);
  expect(gunzipSync(bytes).toString()).toBe(page);
  expect({ encoding, vary, length }).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding', length: bytes.length });
});

it.each([null, 'identity', 'gzip;q=0, identity'])(
  'given a caller who accepts %s, then it is sent as it is',
  async (encodings) => {
    answered = { type: 'json', body: () => Buffer.from(page) };
    const { bytes, encoding, vary } = await ask(encodings);
    expect([bytes.toString(), encoding, vary]).toEqual([page, undefined, 'Accept-Encoding']);
  },
);

it('given a short answer, then it is sent as it is', async () => {
  answered = { type: 'json', body: () => Buffer.from(small) };
  const { bytes, encoding } = await ask(byBrowsers);
  expect([bytes.toString(), encoding]).toEqual([small, undefined]);
});

it.each([
  { what: 'a long answer', type: 'json', text: long, body: () => Buffer.from(long) },
  { what: 'a stream', type: 'json', text: long, body: () => Readable.from([long]) },
  { what: 'a page, whose length would differ from nonce to nonce', type: 'html', text: page, body: () => page },
])('given $what, then it is compressed piece by piece', async ({ type, text, body }) => {
  answered = { type, body };
  const { bytes, encoding, vary, length } = await ask('br');
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect([encoding, vary, length]).toEqual(['br', 'Accept-Encoding', null]);
});

it('given a sound or a picture, then it is sent as it is', async () => {
  answered = { type: 'image/webp', body: () => Buffer.alloc(5_000, 1) };
  const { bytes, encoding } = await ask(byBrowsers);
  expect([bytes.length, encoding]).toEqual([5_000, undefined]);
});

it('given HEAD, then only the headers are sent', async () => {
  answered = { type: 'json', body: () => Buffer.from(page) };
  const { bytes, encoding } = await ask(byBrowsers, 'HEAD');
  expect([bytes.length, encoding]).toEqual([0, undefined]);
});

it('given an answer that has an encoding already, then its bytes are sent as they are', async () => {
  answered = { type: 'json', body: () => Buffer.from(page), headers: { 'Content-Encoding': 'br' } };
  const { bytes, encoding } = await ask(byBrowsers);
  expect([bytes.toString(), encoding]).toEqual([page, 'br']);
});
