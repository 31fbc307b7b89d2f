import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerSeal } from '#lib/kept-answers/answer-seal.ts';
import { createAnswerStore, mostAnswers, openAnswerDb } from '#lib/kept-answers/answer-store.ts';

const secretOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));
const day = 86_400_000;
let databases = 0;
let now = 0;

const newStore = () => {
  databases += 1;
  const db = openAnswerDb(`answers-${databases}`);
  return { db, store: createAnswerStore(db, () => now) };
};

beforeEach(() => {
  now = 1_000 * day;
});

describe('given an answer that was kept', () => {
  it('then it is read again by the same session', async () => {
    const { store } = newStore();
    const seal = await createAnswerSeal(secretOf(1));
    await store.keep(seal, '/thoughts?q=mer', { items: ['la mer'] });
    expect(await store.read(seal, '/thoughts?q=mer')).toEqual({ items: ['la mer'] });
    expect(await store.read(seal, '/thoughts')).toBeUndefined();
  });

  it('then neither words nor the path stand on the device in the clear, and another session reads nothing', async () => {
    const { db, store } = newStore();
    await store.keep(await createAnswerSeal(secretOf(1)), '/thoughts?q=licorne', { items: ['un secret'] });
    const stored = (await db.answers.toArray()).map(
      ({ name, sealed }) => name + new TextDecoder('latin1').decode(sealed),
    );
    expect(stored.join('')).not.toMatch(/licorne|secret|thoughts/);
    const later = await createAnswerSeal(secretOf(2));
    expect(await store.read(later, '/thoughts?q=licorne')).toBeUndefined();
    const [row] = await db.answers.toArray();
    await expect(later.open(row?.name ?? '', row?.sealed ?? new Uint8Array())).rejects.toThrow();
  });

  it('then it is read no more once the answers are cleared, or after sixty days', async () => {
    const { store } = newStore();
    const seal = await createAnswerSeal(secretOf(1));
    await store.keep(seal, '/goals', { items: [] });
    now += 61 * day;
    expect(await store.read(seal, '/goals')).toBeUndefined();
    now -= 61 * day;
    await store.clear();
    expect(await store.read(seal, '/goals')).toBeUndefined();
  });

  it('when a thought is deleted, then every answer that mentions it goes, and no other', async () => {
    const { store } = newStore();
    const seal = await createAnswerSeal(secretOf(1));
    await store.keep(seal, '/thoughts/t-1', { thoughtId: 't-1' });
    await store.keep(seal, '/thoughts?q=mer', { items: [{ thoughtId: 't-1' }] });
    await store.keep(seal, '/thoughts/t-2', { thoughtId: 't-2' });
    await store.forget(seal, 't-1');
    expect(await store.read(seal, '/thoughts/t-1')).toBeUndefined();
    expect(await store.read(seal, '/thoughts?q=mer')).toBeUndefined();
    expect(await store.read(seal, '/thoughts/t-2')).toEqual({ thoughtId: 't-2' });
  });
});

it('given more answers than are kept, then the oldest go', async () => {
  const { db, store } = newStore();
  const seal = await createAnswerSeal(secretOf(1));
  await db.answers.bulkAdd(
    Array.from({ length: mostAnswers }, (_, nth) => ({ name: `n${nth}`, at: now + nth, sealed: new Uint8Array() })),
  );
  now += mostAnswers;
  await store.keep(seal, '/goals', {});
  expect(await db.answers.count()).toBe(mostAnswers);
  expect(await db.answers.get('n0')).toBeUndefined();
  expect(await store.read(seal, '/goals')).toEqual({});
});
