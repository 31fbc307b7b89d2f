import { expect, it } from 'vitest';
import { monthsAfter } from '#features/reminders/form/schedule-fields.ts';

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-10-31', 1, '2026-11-30'],
])('%s plus %i months is %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));
