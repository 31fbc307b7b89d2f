import { queryRoute, type RequestContext } from '@ecrin/platform/routing/route.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { readListPages, RefusedList } from '#list-export/list-pages.ts';

const context = {} as RequestContext;
const models = {} as ApiServices['models'];

/** Three pages of two numbers, each with a word that the list does not answer. */
const numbers = queryRoute({
  method: 'get',
  path: '/numbers',
  access: 'superadmin',
  summary: '',
  params: z.object({}),
  query: z.object({ kind: z.string(), limit: z.number(), cursor: z.string().optional() }),
  answer: z.object({ items: z.array(z.object({ number: z.number() })), nextCursor: z.string().nullable() }),
  model: { name: 'numbers', version: 1, indexes: [] },
  ask:
    () =>
    async ({ query: { kind, cursor = '0' } }) => {
      if (kind === 'refused') return { refused: 'general.invalid-request' as const };
      const page = Number(cursor);
      const items = [2 * page, 2 * page + 1].map((number) => ({ number, word: 'hidden' }));
      return { items, nextCursor: page < 2 ? String(page + 1) : null };
    },
});
const read = (kind: string) => readListPages(numbers, { models })({ params: {}, query: { kind } }, context);

it('given a list of several pages, then all are read, one after the other, as the list answers them', async () => {
  const pages = await Array.fromAsync(read('even'));
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
  expect(pages.flat()).toEqual([0, 1, 2, 3, 4, 5].map((number) => ({ number })));
});
it('given a list that refuses, then so does this', async () =>
  expect(Array.fromAsync(read('refused'))).rejects.toThrow(RefusedList));
