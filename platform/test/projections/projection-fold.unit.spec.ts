import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import { foldEvents } from '#projections/projection-fold.ts';
import { defineProjection } from '#projections/projection.ts';

type Added = DomainEvent<'Added', { id: string; amount: number }, null>;
type Sum = Readonly<{ ownerId: string; amount: number }>;

const projection = defineProjection<Sum, Added>()({
  model: { name: 'sum', version: 1, indexes: [['ownerId']] },
  documentId: ({ data }) => data.id,
  on: { Added: (sum, { amount }) => ({ ownerId: 'anne', amount: (sum?.amount ?? 0) + amount }) },
});
const added = (position: number): RecordedEvent =>
  ({
    type: 'Added',
    data: { id: 'a', amount: 1 },
    private: null,
    stream: 'sum-a',
    position,
  }) as unknown as RecordedEvent;
const parkedAt = '2026-01-01T00:00:00.000Z';
const stored = new Map([['a', { doc: { ownerId: 'anne', amount: 5 }, position: 7 }]]);

describe('folding events into a document that is ahead of them', () => {
  it('given events that come again, then only newer ones are applied', () => {
    const { writes, notices } = foldEvents(projection, [added(6), added(7), added(8)], { stored, parkedAt });
    expect(writes).toEqual([{ id: 'a', doc: { ownerId: 'anne', amount: 6 }, position: 8 }]);
    expect(notices).toHaveLength(1);
  });
  it('given nothing newer, then nothing is written and no change is published', () => {
    expect(foldEvents(projection, [added(7)], { stored, parkedAt })).toEqual({
      writes: [],
      park: [],
      notices: [],
      added: [],
    });
  });
  it('given events that waited while others were applied, then they count, and the document keeps its newer position', () => {
    const { writes } = foldEvents(projection, [added(3), added(4)], { stored, parkedAt, late: true });
    expect(writes).toEqual([{ id: 'a', doc: { ownerId: 'anne', amount: 7 }, position: 7 }]);
  });
});
