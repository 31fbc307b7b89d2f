// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createBaseQuery } from '#api/base-query.ts';
import { useLeftOut } from '#api/left-out.ts';

it('given a list that was answered without some entries, then how many is known', async () => {
  const answers = ['2', null].map(
    (leftOut) =>
      new Response('{"items":[]}', {
        headers: { 'Content-Type': 'application/json', ...(leftOut && { 'X-Left-Out': leftOut }) },
      }),
  );
  const ask = createBaseQuery('client', async () => answers.shift() ?? new Response());
  const calls = { signal: new AbortController().signal } as Parameters<typeof ask>[1];
  for (const _answer of ['with', 'without']) await ask('/thoughts', calls, {});
  expect(useLeftOut.getState()).toEqual({ answers: 1, entries: 2 });
});
