import { describe, expect, it } from 'vitest';
import { parseCron, type Cron } from '#reminder/schedule/parse-cron.ts';

const upTo = (from: number, through: number) => Array.from({ length: through - from + 1 }, (_, place) => from + place);
const any: Cron = {
  minutes: upTo(0, 59),
  hours: upTo(0, 23),
  daysOfMonth: upTo(1, 31),
  months: upTo(1, 12),
  daysOfWeek: upTo(1, 7),
  eitherDay: false,
};

describe('parsing a cron expression', () => {
  it.each<readonly [string, Partial<Cron>]>([
    ['* * * * *', {}],
    ['  0\t8 * *   * ', { minutes: [0], hours: [8] }],
    ['00 08 * * *', { minutes: [0], hours: [8] }],
    ['5,1,5,3 * * * *', { minutes: [1, 3, 5] }],
    ['1-3,10-12/2,30 * * * *', { minutes: [1, 2, 3, 10, 12, 30] }],
    ['*/15 */6 * * *', { minutes: [0, 15, 30, 45], hours: [0, 6, 12, 18] }],
    ['*/1 * * * *', {}],
    ['*/99 * * * *', { minutes: [0] }],
    ['50/5 9-17/4 * * *', { minutes: [50, 55], hours: [9, 13, 17] }],
    ['* * 1,31 * *', { daysOfMonth: [1, 31] }],
    ['* * */10 * *', { daysOfMonth: [1, 11, 21, 31] }],
    ['* * * JAN,feb-Apr,12 *', { months: [1, 2, 3, 4, 12] }],
    ['* * * */3 *', { months: [1, 4, 7, 10] }],
    ['* * * * 0', { daysOfWeek: [7] }],
    ['* * * * 7', { daysOfWeek: [7] }],
    ['* * * * 0,7', { daysOfWeek: [7] }],
    ['* * * * SUN', { daysOfWeek: [7] }],
    ['* * * * 0-0', { daysOfWeek: [7] }],
    ['* * * * MON-FRI', { daysOfWeek: [1, 2, 3, 4, 5] }],
    ['* * * * 5-7', { daysOfWeek: [5, 6, 7] }],
    ['* * * * fri-sun', { daysOfWeek: [5, 6, 7] }],
    ['* * * * 0-2', { daysOfWeek: [1, 2, 7] }],
    ['* * * * */2', { daysOfWeek: [2, 4, 6, 7] }],
    ['* * * * 0-7', {}],
    ['* * 13 * 5', { daysOfMonth: [13], daysOfWeek: [5], eitherDay: true }],
    ['* * 1-31 * 5', { daysOfWeek: [5], eitherDay: true }],
    ['* * */2 * 5', { daysOfMonth: upTo(1, 31).filter((day) => day % 2 === 1), daysOfWeek: [5] }],
    ['* * 13 * */2', { daysOfMonth: [13], daysOfWeek: [2, 4, 6, 7] }],
  ])('%s', (expression, allowed) => expect(parseCron(expression)).toEqual({ ...any, ...allowed }));

  const wrong: Readonly<Record<string, readonly string[]>> = {
    'reminder.cron-fields': ['', ' ', '*', '* * * *', '* * * * * *', '@daily', '0 9 * * MON 2026'],
    'reminder.cron-minute': [
      '60 * * * *',
      '-1 * * * *',
      '5- * * * *',
      '5-1 * * * *',
      ', * * * *',
      '1, * * * *',
      '*/0 * * * *',
      '*/ * * * *',
      '*/-1 * * * *',
      '1/2/3 * * * *',
      '** * * * *',
      '1.5 * * * *',
      '? * * * *',
      'x * * * *',
      '1-2-3 * * * *',
      '*-5 * * * *',
      '１ * * * *',
      '001 * * * *',
      'x 24 0 0 9',
    ],
    'reminder.cron-hour': ['0 24 * * *', '0 8h * * *', '0 22-2 * * *', '0 MON * * *', '0 24 0 0 9'],
    'reminder.cron-day-of-month': ['0 8 0 * *', '0 8 32 * *', '0 8 L * *', '0 8 15W * *', '0 8 ? * *', '0 8 30-0 * *'],
    'reminder.cron-month': [
      '0 8 * 0 *',
      '0 8 * 13 *',
      '0 8 * JANUARY *',
      '0 8 * MON *',
      '0 8 * NOV-FEB *',
      '0 8 * AOÛT *',
    ],
    'reminder.cron-day-of-week': [
      '0 8 * * 8',
      '0 8 * * LUN',
      '0 8 * * 5L',
      '0 8 * * MON#1',
      '0 8 * * FRI-MON',
      '0 8 * * MONDAY',
      '0 8 * * ?',
    ],
  };
  it.each(
    Object.entries(wrong).flatMap(([code, expressions]) =>
      expressions.map((expression) => [expression, code] as const),
    ),
  )('“%s” is refused with %s', (expression, refused) => expect(parseCron(expression)).toEqual({ refused }));
});
