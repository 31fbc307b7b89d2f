import { expect, it } from 'vitest';
import { shortDate, shortDateTime } from '#time/short-date.ts';

// Without a zone in the text, an instant is read in the zone of this device.
it('a moment is written as day, month, year, with 24 hours', () => {
  expect(shortDate('2026-01-02T09:00:00')).toBe('02/01/2026');
  expect(shortDateTime('2026-01-02T09:00:00')).toBe('02/01/2026, 09:00');
  expect(shortDateTime('2026-01-02T21:05:00')).toBe('02/01/2026, 21:05');
});
