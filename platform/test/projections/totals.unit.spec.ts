import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { AnyDocument } from '#ports/read-models.ts';
import { addToTotals } from '#projections/add-to-totals.ts';
import { foldEvents } from '#projections/projection-fold.ts';
import { defineProjection } from '#projections/projection.ts';
import { addAmounts, differenceOf } from '#projections/totals.ts';

type Changed = DomainEvent<'Changed', { id: string; state: string }, null>;
type Thing = Readonly<{ ownerId: string; state: string }>;

/** How many things are in each state. */
const projection = defineProjection<Thing, Changed>()({
  model: { name: 'thing', version: 1, indexes: [['ownerId']] },
  documentId: ({ data }) => data.id,
  totals: {
    ownerId: 'service',
    announced: 'total',
    added: differenceOf(({ state }) => [{ id: 'total', amounts: { [state]: 1 } }]),
  },
  on: { Changed: (thing, { state }) => (thing?.state === state ? thing : { ownerId: 'anne', state }) },
});
const changed = (position: number, id: string, state: string): RecordedEvent =>
  ({ type: 'Changed', data: { id, state }, private: null, stream: id, position }) as unknown as RecordedEvent;
const parkedAt = '2026-01-01T00:00:00.000Z';
type Stored = ReadonlyMap<string, Readonly<{ doc: AnyDocument; position: number }>>;
const nothing: Stored = new Map();
const total = (amounts: Readonly<Record<string, number>>, position: number): Stored =>
  new Map([['total', { doc: { ownerId: 'service', amounts }, position }]]);
const totalled = (stored: Stored, events: readonly RecordedEvent[]) => {
  const { added } = foldEvents(projection, events, { stored, parkedAt });
  return addToTotals({ getMany: async () => stored }, { projection, added, position: events.at(-1)?.position ?? 0 });
};

describe('totals over documents', () => {
  it('given documents that change twice in a batch, then what they were before is taken back', async () => {
    const { writes } = await totalled(nothing, [
      changed(1, 'a', 'new'),
      changed(2, 'b', 'new'),
      changed(3, 'a', 'old'),
    ]);
    expect(writes).toEqual([{ id: 'total', doc: { ownerId: 'service', amounts: { new: 1, old: 1 } }, position: 3 }]);
  });
  it('given a stored total, then it is added to, and keeps a newer position', async () => {
    const { writes } = await totalled(total({ new: 4 }, 9), [changed(3, 'a', 'new')]);
    expect(writes).toEqual([{ id: 'total', doc: { ownerId: 'service', amounts: { new: 5 } }, position: 9 }]);
  });
  it('given events that come again, then nothing is added', async () => {
    const stored: Stored = new Map([['a', { doc: { ownerId: 'anne', state: 'new' }, position: 7 }]]);
    expect((await totalled(stored, [changed(7, 'a', 'old')])).writes).toEqual([]);
  });
  it('tells the owner of the totals once, and nobody of the documents', async () => {
    const events = [changed(1, 'a', 'new'), changed(2, 'b', 'new')];
    expect(foldEvents(projection, events, { stored: nothing, parkedAt }).notices).toEqual([]);
    expect((await totalled(nothing, events)).notices).toEqual([
      { model: 'thing', id: 'total', change: 'changed', position: 2, ownerId: 'service' },
    ]);
  });
  it('leaves out amounts of nothing', () => expect(addAmounts({ a: 1, b: 2 }, { a: -1, c: 0 })).toEqual({ b: 2 }));
});
