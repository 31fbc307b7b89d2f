import { expect, test } from 'vitest';
import { derivedId } from '#event-sourcing/derived-id.ts';

const moment = '2026-03-02T09:00:00.000Z';
const later = '2026-03-02T09:00:00.001Z';

test('given the same cause at the same moment, then it is the same id as ever', () => {
  expect(derivedId('orb-1/0', moment)).toBe('019cadc6-9a80-7f57-8dc8-7fbe6de8d43d');
});

test('given another cause or moment, then the id is another', () => {
  const ids = [derivedId('orb-1/0', moment), derivedId('orb-1/1', moment), derivedId('orb-1/0', later)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('given a later moment, then the id comes after those before it', () => {
  const before = ['a', 'b', 'c'].map((cause) => derivedId(cause, moment));
  expect(before.every((id) => id < derivedId('a', later))).toBe(true);
});

test('an id is a uuid of version 7 that tells its time', () => {
  const id = derivedId('orb-1/0', moment);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(moment));
});
