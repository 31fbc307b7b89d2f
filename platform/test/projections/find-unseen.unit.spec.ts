import { expect, it } from 'vitest';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { ReadAll } from '#ports/event-store.ts';
import { findUnseen } from '#projections/find-unseen.ts';

const at = (second: number) => `2026-03-01T08:00:0${second}.000Z`;
const log = [1, 2, 5].map((position) => ({ position, recordedAt: at(position) }) as RecordedEvent);
const events = {
  readAll: async function* ({ after = null, direction, max = Infinity }: ReadAll = {}) {
    const found = direction === 'backward' ? log.toReversed() : log.filter(({ position }) => position > (after ?? -1));
    yield* found.slice(0, max);
  },
};
const seconds = (second: number) => Date.parse(at(second));

it.each([
  ['all have seen everything', [5, 5], null],
  ['one lacks the last', [5, 2], { since: seconds(5), newest: seconds(5) }],
  ['one lacks two', [5, 1, 2], { since: seconds(2), newest: seconds(5) }],
  ['one has seen none', [5, null, 2], { since: seconds(1), newest: seconds(5) }],
] as const)('given %s, then it is found since when', async (_, seen, found) =>
  expect(await findUnseen(events, seen)).toEqual(found),
);
