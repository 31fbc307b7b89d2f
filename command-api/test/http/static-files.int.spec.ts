import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { adminPages, clientPages } from '@ecrin/contracts/site/pages.ts';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppState } from '#http/app-context.ts';
import { staticFiles } from '#http/static-files.ts';

describe('the built pages', () => {
  let folder: string;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-static-'));
    for (const front of ['web', 'admin']) {
      await mkdir(join(folder, front, 'assets'), { recursive: true });
      await writeFile(join(folder, front, 'index.html'), `<meta nonce="__CSP_NONCE__"><title>${front}</title>`);
      await writeFile(join(folder, front, 'assets', 'main-AbCd1234.js'), `// ${front}`);
      await writeFile(join(folder, front, 'manifest.webmanifest'), '{}');
    }
    await writeFile(join(folder, 'secret.txt'), 'secret');
    const app = new Koa<AppState>();
    app.use((ctx, next) => {
      ctx.state.nonce = 'nonce-1';
      return next();
    });
    app.use(
      staticFiles([
        { under: '/admin', folder: join(folder, 'admin'), pages: adminPages },
        { under: '/', folder: join(folder, 'web'), pages: clientPages, texts: { __OPERATOR__: 'Alix &amp; Cie, $&' } },
      ]),
    );
    app.silent = true;
    server = await new Promise((resolve) => {
      const listening = app.listen(0, () => resolve(listening));
    });
    const address = server.address();
    url = `http://localhost:${address && typeof address === 'object' ? address.port : 0}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init);
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get('Cache-Control'),
      type: response.headers.get('Content-Type'),
      headers: response.headers,
    };
  };

  it.each(['/', '/about', '/about/', '/app/orbs/42', '/verify/email', '/account/verify-email/abc', '/index.html'])(
    'answers %s with the client page and a nonce of its own',
    async (path) =>
      expect(await get(path)).toMatchObject({
        status: 200,
        text: '<meta nonce="nonce-1"><title>web</title>',
        cache: 'no-cache',
        type: 'text/html; charset=utf-8',
      }),
  );
  it.each([
    ['/nowhere', 'web'],
    ['/app/nowhere', 'web'],
    ['/app/orbs/42/nowhere', 'web'],
    ['/admin/nowhere', 'admin'],
    ['/admin/clients/42/nowhere', 'admin'],
  ])('answers %s, which is no page, as not found, with the page that says so', async (path, front) =>
    expect(await get(path)).toMatchObject({
      status: 404,
      text: `<meta nonce="nonce-1"><title>${front}</title>`,
      cache: 'no-cache',
      type: 'text/html; charset=utf-8',
    }),
  );
  it('answers the address of a report, whose id has a dot, with the page', async () =>
    expect(await get('/admin/comments/comment.01980000-0000-7000-8000-00000000000c')).toMatchObject({
      status: 200,
      text: '<meta nonce="nonce-1"><title>admin</title>',
    }));
  it.each([
    ['/app', {}, '<link fr>'],
    ['/app', { 'Accept-Language': 'en-GB' }, '<link en>'],
    ['/app', { 'Accept-Language': 'en-GB', Cookie: 'preferred_language=fr' }, '<link fr>'],
    ['/app/orbs/42', {}, '<link below fr>'],
    ['/apples', {}, ''],
    ['/about', {}, ''],
  ])('fills the links to the parts of %s, asked for with %o', async (path, headers, links) => {
    await mkdir(join(folder, 'web', '.vite'), { recursive: true });
    await writeFile(
      join(folder, 'web', '.vite', 'preloads.json'),
      JSON.stringify({
        '/app': { fr: '<link fr>', en: '<link en>' },
        '/app/*': { fr: '<link below fr>', en: '<link below en>' },
      }),
    );
    await writeFile(join(folder, 'web', 'index.html'), '<head><!-- preloads --></head>');
    const { text, headers: answered } = await get(path, { headers });
    expect(text).toBe(`<head>${links}</head>`);
    expect(answered.get('Vary')).toContain('Accept-Language');
    expect((await get('/.vite/preloads.json')).status).toBe(404);
  });
  it('fills the texts of its root into the page', async () => {
    await writeFile(join(folder, 'web', 'index.html'), '<meta nonce="__CSP_NONCE__"><p>__OPERATOR__</p>');
    expect((await get('/legal')).text).toBe('<meta nonce="nonce-1"><p>Alix &amp; Cie, $&</p>');
  });
  it('names the operator in the page of the app, which is read without scripts too', async () => {
    await copyFile(new URL('../../../web/index.html', import.meta.url), join(folder, 'web', 'index.html'));
    const { text } = await get('/legal');
    expect(/<noscript>\s*<main.*<\/main>/su.exec(text)?.[0]).toContain('<p>Alix &amp; Cie, $&</p>');
  });
  it.each(['/admin', '/admin/clients/42'])('answers %s with the admin page', async (path) =>
    expect((await get(path)).text).toContain('<title>admin</title>'),
  );
  it('caches hashed files forever, and revalidates all others', async () => {
    expect(await get('/assets/main-AbCd1234.js')).toMatchObject({
      status: 200,
      text: '// web',
      cache: 'max-age=31536000,immutable',
    });
    expect((await get('/admin/assets/main-AbCd1234.js')).text).toBe('// admin');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest).toMatchObject({
      status: 200,
      cache: 'no-cache',
      type: expect.stringContaining('application/manifest+json'),
    });
    const again = await get('/manifest.webmanifest', {
      cache: 'force-cache',
      headers: { 'If-Modified-Since': manifest.headers.get('Last-Modified') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
  it('are sent in the compressed form of the build where the browser takes it, and as they are elsewhere', async () => {
    const asset = join(folder, 'web', 'assets', 'other-AbCd1234.js');
    await writeFile(asset, '// plain');
    await writeFile(`${asset}.br`, brotliCompressSync('// from br'));
    await writeFile(`${asset}.gz`, gzipSync('// from gz'));
    const asked = async (encodings: string) => {
      const { text, headers, type } = await get('/assets/other-AbCd1234.js', {
        headers: { 'Accept-Encoding': encodings },
      });
      return { text, encoding: headers.get('Content-Encoding'), vary: headers.get('Vary'), type };
    };
    const always = { vary: 'Accept-Encoding', type: 'text/javascript; charset=utf-8' };
    expect(await asked('gzip, deflate, br')).toEqual({ text: '// from br', encoding: 'br', ...always });
    expect(await asked('gzip')).toEqual({ text: '// from gz', encoding: 'gzip', ...always });
    expect(await asked('identity')).toEqual({ text: '// plain', encoding: null, ...always });
  });
  it.each([
    '/assets/none-AbCd1234.js',
    '/api',
    '/api/client/none',
    '/socket.io/',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
  ])('are not served for %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/title|secret/);
  });
  it('answer HEAD without a body and ignore other methods', async () => {
    expect(await get('/about', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect((await get('/about', { method: 'POST' })).status).toBe(404);
  });
});
