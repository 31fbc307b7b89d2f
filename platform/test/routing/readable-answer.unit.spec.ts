import { expect, it } from 'vitest';
import { z } from 'zod';
import { readableAnswer } from '#routing/readable-answer.ts';

const list = z.object({ items: z.array(z.object({ at: z.iso.datetime(), id: z.string() })), total: z.int() });
const readable = { id: 'a', at: '2026-01-02T09:00:00Z' };
const unreadable = { id: 'b', at: '+010000-01-01T00:00:00Z' };

it('given a list that fits its contract, then it is answered without what the contract does not describe', () =>
  expect(readableAnswer(list, { items: [{ ...readable, secret: 1 }], total: 1 })).toEqual({
    body: { items: [readable], total: 1 },
    leftOut: 0,
    fields: [],
  }));

it('given entries that do not fit it, then the others are answered, and those are counted', () =>
  expect(readableAnswer(list, { items: [unreadable, readable, { ...unreadable, id: 3 }], total: 3 })).toEqual({
    body: { items: [readable], total: 3 },
    leftOut: 2,
    fields: ['at', 'id'],
  }));

it.each([{ items: [readable] }, { items: 'none', total: 1 }, { items: [unreadable], total: 'one' }, null])(
  'given anything else that does not fit it, then it throws',
  (answer) => expect(() => readableAnswer(list, answer)).toThrow(z.ZodError),
);
