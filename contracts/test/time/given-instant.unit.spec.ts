import { expect, it } from 'vitest';
import { givenInstant } from '#time/instant.ts';

it.each([
  ['2026-01-02T09:00:00.000Z', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T09:00:00Z', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T10:00:00+01:00', '2026-01-02T09:00:00.000Z'],
  ['2026-01-02T09:00:00.123456Z', '2026-01-02T09:00:00.123Z'],
])('%s is normalized to %s', (given, normalized) => expect(givenInstant.parse(given)).toBe(normalized));

it.each([
  '2026-01-02',
  '2026-01-02T09:00:00',
  'hier',
  '',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '1899-12-31T23:59:59.999Z',
  '1900-01-01T00:00:00+00:01',
  '2200-01-01T00:00:00Z',
])('« %s » is refused', (given) => expect(givenInstant.safeParse(given).success).toBe(false));
