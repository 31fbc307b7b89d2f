import {
  chooseDayStartRequest,
  goalTimeZoneRequest,
  markDayRequest,
  pauseGoalRequest,
} from '@ecrin/contracts/goal/goal-requests.ts';
import { goalDayParams, goalParams } from '@ecrin/contracts/goal/goal.ts';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { activateGoal } from '@ecrin/domain/goal/commands/activate-goal.ts';
import { chooseDayStart } from '@ecrin/domain/goal/commands/choose-day-start.ts';
import { deactivateGoal } from '@ecrin/domain/goal/commands/deactivate-goal.ts';
import { markDay } from '@ecrin/domain/goal/commands/mark-day.ts';
import { pauseGoal } from '@ecrin/domain/goal/commands/pause-goal.ts';
import { pauseGoals } from '@ecrin/domain/goal/commands/pause-goals.ts';
import { resumeGoal } from '@ecrin/domain/goal/commands/resume-goal.ts';
import { resumeGoals } from '@ecrin/domain/goal/commands/resume-goals.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { goal, type Goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import type { GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { Method } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findToday, requestTimeZone, type GoalServices } from './goal-preconditions.ts';

type Reading = Pick<GoalServices, 'events'>;
type Params = Readonly<{ goalId: string }>;
type Body = Readonly<{ timeZone: string }>;
type DayCommand<P extends Params, B extends Body, Code extends ProblemCode> = Readonly<{
  method: Method;
  path: string;
  summary: string;
  params: z.ZodType<P>;
  body: z.ZodType<B>;
  decide: (
    input: P & Omit<B, 'timeZone'> & Readonly<{ today: string; now: string }>,
    state: Goal,
  ) => Decision<GoalEvent, Code>;
}>;

/** A command on one goal that depends on the client's day: the request gives the time zone, and the day is computed. */
const dayCommand =
  <P extends Params, B extends Body, Code extends ProblemCode>(route: DayCommand<P, B, Code>) =>
  (services: Reading) =>
    commandRoute({
      ...route,
      access: 'client',
      answer: receipt,
      aggregate: goal,
      id: ({ params }) => params.goalId,
      prepare: findToday(services),
      input: ({ params, body: { timeZone: _timeZone, ...given }, found: { today } }, { now }) => ({
        ...params,
        ...given,
        today,
        now,
      }),
      metadata: requestTimeZone,
      absent: 'goal.not-found',
    });

export const markDayRoute = dayCommand({
  method: 'put',
  path: '/goals/:goalId/days/:day',
  summary: 'Marks a day as done, skipped or missed, or removes the mark',
  params: goalDayParams,
  body: markDayRequest,
  decide: markDay,
});
export const pauseGoalRoute = dayCommand({
  method: 'put',
  path: '/goals/:goalId/pause',
  summary: 'Pauses a goal from today on, until a day or until it is resumed',
  params: goalParams,
  body: pauseGoalRequest,
  decide: pauseGoal,
});
export const resumeGoalRoute = dayCommand({
  method: 'post',
  path: '/goals/:goalId/resume',
  summary: 'Ends the pause of a goal',
  params: goalParams,
  body: goalTimeZoneRequest,
  decide: resumeGoal,
});
export const activateGoalRoute = dayCommand({
  method: 'post',
  path: '/goals/:goalId/activate',
  summary: 'Activates a deactivated goal',
  params: goalParams,
  body: goalTimeZoneRequest,
  decide: activateGoal,
});
export const deactivateGoalRoute = dayCommand({
  method: 'post',
  path: '/goals/:goalId/deactivate',
  summary: 'Deactivates a goal; its figures stay',
  params: goalParams,
  body: goalTimeZoneRequest,
  decide: deactivateGoal,
});

const onCalendar = {
  access: 'client',
  params: z.object({}),
  answer: receipt,
  aggregate: goalCalendar,
  id: (_request: unknown, { clientId }: Readonly<{ clientId: string }>) => clientId,
  metadata: requestTimeZone,
  absent: 'goal.not-found',
} as const;

export const chooseDayStartRoute = commandRoute({
  ...onCalendar,
  method: 'put',
  path: '/goals/day-start',
  summary: 'Sets when the client’s days begin, for goals and the view of today, from this day on',
  body: chooseDayStartRequest,
  input: ({ body: { minutes, timeZone } }, { clientId, now }) => ({
    ownerId: clientId,
    minutes,
    calendarToday: calendarDay(now, timeZone),
    now,
  }),
  decide: chooseDayStart,
});
export const pauseGoalsRoute = (services: Reading) =>
  commandRoute({
    ...onCalendar,
    method: 'put',
    path: '/goals/pause',
    summary: 'Pauses every goal from today on, until a day or until they are resumed',
    body: pauseGoalRequest,
    prepare: findToday(services),
    input: ({ body: { untilDay }, found: { today } }, { clientId, now }) => ({
      ownerId: clientId,
      untilDay,
      today,
      now,
    }),
    decide: pauseGoals,
  });
export const resumeGoalsRoute = (services: Reading) =>
  commandRoute({
    ...onCalendar,
    method: 'post',
    path: '/goals/resume',
    summary: 'Ends the pause of all goals; goals paused individually stay paused',
    body: goalTimeZoneRequest,
    prepare: findToday(services),
    input: ({ found: { today } }, { clientId, now }) => ({ ownerId: clientId, today, now }),
    decide: resumeGoals,
  });
