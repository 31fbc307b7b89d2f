import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { problems } from '@ecrin/contracts/problem/problem.ts';
import { customRoute, type AnyRoute } from '@ecrin/platform/routing/route.ts';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import type { AppState } from '#http/app-context.ts';
import { describeApi } from '#http/openapi.ts';
import { mountRoutes } from '#http/routing/mount-routes.ts';

const services = {
  tokenKeys: { find: () => null },
  clock: { now: () => new Date() },
  ids: { next: () => 'id' },
} as unknown as ApiServices;
const route = (path: string, more: object = {}): AnyRoute => ({
  ...customRoute({
    method: 'get',
    path,
    access: 'client',
    summary: path,
    params: z.object({}),
    handle: async () => ({ empty: true }),
  }),
  ...more,
});

describe('mounting routes', () => {
  it.each([undefined, 'nobody-knows'])('refuses a route whose access is %s', (access) =>
    expect(() => mountRoutes('client', [route('/a', { access })], services)).toThrow(
      'get /a does not say who may call it',
    ),
  );
  it('refuses two routes with one path', () =>
    expect(() => mountRoutes('client', [route('/a'), route('/a')], services)).toThrow('get /a is declared twice'));
  it.each([
    ['/api/client/me', '/me'],
    ['/api/client/things/counts', '/things/counts'],
    ['/api/client/things/one', '/things/:id'],
    ['/api/client/things/one/more', null],
    ['/api/client/one', '/:id'],
    ['/api/client/Me', '/:id'],
    ['/api/clients/me', null],
    ['/api/client', null],
  ])('finds %s as %s: a fixed path before one with an id', async (path, found) => {
    const answering = (of: string) => route(of, { access: 'public', handle: async () => ({ json: of }) });
    const app = new Koa<AppState>();
    app.use(mountRoutes('client', ['/:id', '/things/:id', '/things/counts', '/me'].map(answering), services));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    server.close();
    expect(answer.ok ? await answer.json() : null).toEqual(found);
  });
});

describe('the OpenAPI document', () => {
  const described = describeApi(
    {
      admin: [],
      client: [
        route('/things/:id', {
          params: z.object({ id: z.uuid() }),
          query: z.object({ q: z.string().optional(), limit: z.coerce.number() }),
          answer: z.object({ name: z.string() }),
        }),
        route('/things', { method: 'post', access: 'public', body: z.strictObject({ name: z.string().max(3) }) }),
      ],
    },
    '1.0.0',
  ) as { paths: Record<string, Record<string, object>> };

  it('lists parameters, required fields and responses', () =>
    expect(described.paths['/api/client/things/{id}']?.['get']).toMatchObject({
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'q', in: 'query', required: false },
        { name: 'limit', in: 'query', required: true },
      ],
      responses: { 200: { content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } } } },
    }));
  it('describes closed bodies, and public routes', () =>
    expect(described.paths['/api/client/things']?.['post']).toMatchObject({
      security: [],
      requestBody: {
        content: {
          'application/json': { schema: { properties: { name: { maxLength: 3 } }, additionalProperties: false } },
        },
      },
    }));
  it('describes binary bodies, headers, and empty responses', () => {
    const { paths } = describeApi(
      {
        admin: [],
        client: [
          route('/sound', { method: 'put', bytes: 'sent', headers: { 'X-Hash': 'of the body' } }),
          route('/sound', { bytes: 'answered' }),
          route('/sound', { method: 'delete' }),
        ],
      },
      '1.0.0',
    ) as typeof described;
    const [put, get, gone] = ['put', 'get', 'delete'].map((method) => paths['/api/client/sound']?.[method]);
    expect(put).toMatchObject({
      requestBody: { content: { 'audio/*': { schema: { format: 'binary' } } } },
      parameters: [
        { name: 'Idempotency-Key', in: 'header' },
        { name: 'X-Hash', in: 'header' },
      ],
    });
    expect(get).toMatchObject({ parameters: [], responses: { 200: {}, 206: {}, 416: {}, 401: {}, default: {} } });
    expect(gone).toMatchObject({ responses: { 204: {} } });
  });
  it('lists every problem code of a route', () =>
    expect(described).toMatchObject({
      components: { schemas: { Problem: { properties: { code: { enum: Object.keys(problems) } } } } },
    }));
});
