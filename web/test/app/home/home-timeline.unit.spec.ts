import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { expect, it } from 'vitest';
import { buildTimeline } from '#app/home/home-timeline.ts';
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
