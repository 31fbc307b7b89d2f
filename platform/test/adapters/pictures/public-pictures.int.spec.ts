import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchPicture } from '#adapters/pictures/public-pictures.ts';

let [site, elsewhere]: Server[] = [];
const asked: string[] = [];
const addressOf = (server: Server | undefined): string =>
  `http://127.0.0.1:${(server?.address() as AddressInfo | undefined)?.port}`;
const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));

beforeAll(async () => {
  elsewhere = await listening(createServer((_request, response) => void response.end('a secret of this network')));
  const redirects: Readonly<Record<string, string>> = {
    '/moved': '/picture',
    '/inside': addressOf(elsewhere),
    '/circle': '/circle',
  };
  const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
    '/picture': (response) => response.end('picture'),
    '/silent': () => undefined,
    '/endless': (response) => response.writeHead(200).end('x'.repeat(2_000)),
    '/announced': (response) => response.writeHead(200, { 'Content-Length': 5_000 }).end('x'.repeat(5_000)),
  };
  const missing = (response: ServerResponse) => response.writeHead(404).end('none');
  site = await listening(
    createServer(({ url = '', headers }, response) => {
      asked.push(`${url} ${headers.cookie ?? ''}${headers.authorization ?? ''}`.trim());
      const location = redirects[url];
      if (location !== undefined) response.writeHead(302, { Location: location }).end();
      else (answers[url] ?? missing)(response);
    }),
  );
});
afterAll(async () => {
  for (const server of [site, elsewhere]) {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }
});

const fetching = (path: string) =>
  createFetchPicture({ allowed: [addressOf(site)], maxBytes: 1_000, timeoutMs: 300 })(addressOf(site) + path);

describe('a picture at an address', () => {
  it.each(['/picture', '/moved'])('is fetched from %s, and nothing but the address is sent', async (path) => {
    expect(new TextDecoder().decode((await fetching(path)) as Uint8Array)).toBe('picture');
    expect(asked.at(-1)).toBe('/picture');
  });
  it.each([
    ['/inside', 'unsafe'],
    ['/circle', 'unreachable'],
    ['/missing', 'unreachable'],
    ['/silent', 'unreachable'],
    ['/endless', 'too-large'],
    ['/announced', 'too-large'],
  ])('%s gives none: %s', async (path, fault) => expect(await fetching(path)).toBe(fault));
  it.each([
    'http://images.exemple.fr/a.png',
    'https://localhost/a.png',
    'https://10.0.0.8/a.png',
    'https://[::1]/a.png',
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://somebody:secret@images.exemple.fr/a.png',
    'https://images.exemple.fr:8443/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'a.png',
  ])('%s is not asked', async (url) =>
    expect(await createFetchPicture({ allowed: [], maxBytes: 1_000, timeoutMs: 300 })(url)).toBe('unsafe'),
  );
  it('of a name that is resolved to this network gives none', async () => {
    const here = addressOf(elsewhere).replace('http://127.0.0.1', 'https://localhost.localdomain');
    expect(await createFetchPicture({ allowed: [], maxBytes: 1_000, timeoutMs: 300 })(here)).toBe('unsafe');
  });
});
