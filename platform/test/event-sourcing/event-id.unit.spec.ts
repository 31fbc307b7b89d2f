import { expect, test } from 'vitest';
import { eventIdOf } from '#event-sourcing/event-id.ts';

const command = { commandId: '7f5d0e0e-7c0b-5d61-9a5e-3f0f7d1f2b11', occurredAt: '2026-03-02T09:00:00.000Z' };
const later = { ...command, occurredAt: '2026-03-02T09:00:00.001Z' };
const other = { ...command, commandId: '8f5d0e0e-7c0b-5d61-9a5e-3f0f7d1f2b11' };

test('given the same decision of the same command, then its event has the same id', () => {
  expect(eventIdOf(command, 'thought-1', 0)).toBe(eventIdOf({ ...command }, 'thought-1', 0));
});

test('given another command, stream, place or time, then the id is another', () => {
  const ids = [
    eventIdOf(command, 'thought-1', 0),
    eventIdOf(command, 'thought-1', 1),
    eventIdOf(command, 'thought-2', 0),
    eventIdOf(other, 'thought-1', 0),
    eventIdOf(later, 'thought-1', 0),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('given a later command, then its id comes after those before it', () => {
  const before = [eventIdOf(command, 'thought-1', 0), eventIdOf(other, 'thought-2', 3)];
  expect(before.every((id) => id < eventIdOf(later, 'thought-1', 0))).toBe(true);
});

test('an id is a uuid of version 7 that tells its time', () => {
  const id = eventIdOf(command, 'thought-1', 0);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(command.occurredAt));
});
