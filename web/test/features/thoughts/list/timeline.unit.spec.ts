import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { expect, it } from 'vitest';
import { noFilters } from '#features/thoughts/filters/thought-filters.ts';
import { onDeviceWithin } from '#features/thoughts/list/on-device.ts';
import { buildTimeline, thoughtsIn } from '#features/thoughts/list/timeline.ts';
import type { OutboxItem } from '#lib/outbox/outbox.ts';

const card = (thoughtId: string, occurredAt: string) =>
  ({ thoughtId, occurredAt, day: occurredAt.slice(0, 10) }) as FoundThought;
const device = (thoughtId: string, occurredAt: string): OutboxItem => ({
  thoughtId,
  kind: 'written',
  occurredAt,
  timeZone: 'Europe/Paris',
  state: 'waiting',
});

it('merges thoughts of the server and of this device on one thread, newest first', () =>
  expect(
    buildTimeline(
      [card('b', '2025-11-18T09:00:00.000Z'), card('a', '2025-11-17T09:00:00.000Z')],
      [device('c', '2025-11-18T08:00:00.000Z')],
    ).map(({ id }) => id),
  ).toEqual(['b', 'c', 'a']));
it('shows a thought once when both have it', () =>
  expect(
    buildTimeline([card('a', '2025-11-17T09:00:00.000Z')], [device('a', '2025-11-17T09:00:00.000Z')]),
  ).toHaveLength(1));
it('puts a thought after midnight under the day before, where days begin later', () => {
  const late = { ...card('a', '2025-11-18T01:30:00.000Z'), timeZone: 'Europe/Paris' };
  expect(buildTimeline([late], [device('b', '2025-11-18T03:30:00.000Z')], 240).map(({ id, day }) => [id, day])).toEqual(
    [
      ['b', '2025-11-18'],
      ['a', '2025-11-17'],
    ],
  );
});
it('puts a thought of this device under the person’s own day', () =>
  expect(buildTimeline([], [device('a', '2025-11-17T23:30:00.000Z')])[0]?.day).toBe('2025-11-18'));

it('counts what waits on this device, but not a recording that is added to a thought', () => {
  const added = { ...device('b', '2025-11-18T08:00:00.000Z'), appendTo: 'a' };
  const apart = { ...added, thoughtId: 'c', keptApart: 'thought-deleted' };
  const timeline = buildTimeline([card('a', '2025-11-17T09:00:00.000Z')], [added, apart]);
  expect([timeline.length, thoughtsIn(timeline)]).toEqual([3, 2]);
});

const waiting = [device('before', '2025-11-17T22:30:00.000Z'), device('after', '2025-11-17T23:30:00.000Z')];
it.each([
  { list: 'all thoughts', filters: noFilters, shown: ['before', 'after'] },
  { list: 'a day', filters: { ...noFilters, from: '2025-11-18', to: '2025-11-18' }, shown: ['after'] },
  { list: 'the days before', filters: { ...noFilters, to: '2025-11-17' }, shown: ['before'] },
  {
    list: 'a day that begins at one',
    filters: { ...noFilters, from: '2025-11-17', to: '2025-11-17', dayStart: 60 },
    shown: ['before', 'after'],
  },
  { list: 'a mood, which nobody knows yet', filters: { ...noFilters, mood: ['calm' as const] }, shown: [] },
])('what waits on this device is in the list of $list', ({ filters, shown }) =>
  expect(onDeviceWithin(waiting, filters).map(({ thoughtId }) => thoughtId)).toEqual(shown),
);
