import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ReadModels } from '#ports/read-models.ts';
import { createAnswerQuery, queryName } from '#routing/answer-query.ts';
import { queryRoute } from '#routing/route.ts';

const models = {} as ReadModels;
const context = {
  clientId: 'camille',
  adminId: '',
  sessionId: null,
  now: '',
  newId: () => '',
  language: 'fr',
} as const;
const routeWith = (answer: unknown, contract: z.ZodType = z.object({ owner: z.string() })) =>
  queryRoute({
    method: 'get',
    path: '/words/:id',
    access: 'client',
    summary: '',
    params: z.object({}),
    query: z.object({}),
    answer: contract,
    model: { name: 'words', version: 1, indexes: [] },
    ask: () => async () => answer,
  });
const ask = (answer: unknown, contract?: z.ZodType) =>
  createAnswerQuery(routeWith(answer, contract), models)({ params: {}, query: {} }, context);
const text = (json: Uint8Array | null) => json && Buffer.from(json).toString();

it('answers as JSON what its contract describes, and nothing else', async () => {
  const answer = await ask({ owner: 'Élise', secret: 1 });
  expect('json' in answer && text(answer.json)).toBe('{"owner":"Élise"}');
});

it('given nothing, then there is no body', async () =>
  expect(await ask(null, z.null())).toEqual({ json: null, leftOut: 0, fields: [] }));

it('given entries that do not fit, then says how many were left out, and where', async () => {
  const contract = z.object({ items: z.array(z.object({ at: z.iso.datetime() })) });
  const answer = await ask({ items: [{ at: 'yesterday' }, { at: '2026-01-02T09:00:00Z' }] }, contract);
  expect(answer).toMatchObject({ leftOut: 1, fields: ['at'] });
  expect('json' in answer && text(answer.json)).toBe('{"items":[{"at":"2026-01-02T09:00:00Z"}]}');
});

it('given a refusal, then answers its code alone', async () =>
  expect(await ask({ refused: 'general.invalid-request', owner: 'x' })).toEqual({
    refused: 'general.invalid-request',
  }));

it('given anything else that does not fit, then throws', () => expect(ask({ owner: 1 })).rejects.toThrow(z.ZodError));

it('names a query by who may ask it and where', () => expect(queryName(routeWith(null))).toBe('client /words/:id'));
