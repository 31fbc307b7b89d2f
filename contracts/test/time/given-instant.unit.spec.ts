import { expect, it } from 'vitest';
import { givenInstant } from '#time/instant.ts';

it.each([
  ['2026-01-02T09:00:00.000Z', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T09:00:00Z', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T10:00:00+01:00', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T09:00:00.123456Z', '2026-01-02T09:00:00.123Z'],
])('%s is normalized to %s', (given, kept) => expect(givenInstant.parse(given)).toBe(kept));

it.each(['2026-01-02', '2026-01-02T09:00:00', 'hier', ''])('« %s » is refused', (given) =>
  expect(givenInstant.safeParse(given).success).toBe(false),
);
