import { expect, it } from 'vitest';
import { pauseGoalRequest, setGoalRequest } from '#goal/goal-requests.ts';
import { goalDayParams } from '#goal/goal.ts';
import { setReminderRequest } from '#reminder/reminder.ts';
import { listThoughtsQuery } from '#thought/thought-list.ts';
import { givenDay } from '#time/days.ts';

it.each(['1900-01-01', '2026-02-28', '2199-12-31'])('%s is accepted', (day) => expect(givenDay.parse(day)).toBe(day));

const outside = ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', '+010000-01-01', ''];

it.each(outside)('« %s » is refused', (day) => expect(givenDay.safeParse(day).success).toBe(false));

const id = '0199a000-0000-7000-8000-000000000001';
const timeZone = 'Europe/Paris';
const goal = {
  goalId: id,
  title: 'Une page',
  description: null,
  frequency: 'weekly',
  targetCount: 1,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: null,
  timeZone,
};
const reminder = { reminderId: id, title: 'Écrire', description: null, timeZone, subject: null };

it.each([
  ['start of a goal', setGoalRequest, (day: string) => ({ ...goal, startDay: day })],
  ['end of a goal', setGoalRequest, (day: string) => ({ ...goal, endDay: day })],
  ['end of a pause', pauseGoalRequest, (day: string) => ({ untilDay: day, timeZone })],
  ['marked day', goalDayParams, (day: string) => ({ goalId: id, day })],
  ['first day of a list', listThoughtsQuery, (day: string) => ({ from: day })],
  ['last day of a list', listThoughtsQuery, (day: string) => ({ to: day })],
  [
    'day of a reminder',
    setReminderRequest,
    (day: string) => ({ ...reminder, schedule: { frequency: 'once', day, hour: 8, minute: 0 } }),
  ],
] as const)('the %s has these bounds', (_what, schema, withDay) => {
  expect(schema.safeParse(withDay('2030-01-01')).success).toBe(true);
  for (const day of outside) expect(schema.safeParse(withDay(day)).success).toBe(false);
});
