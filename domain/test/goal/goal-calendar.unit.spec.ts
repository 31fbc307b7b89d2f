import { describe, expect, it } from 'vitest';
import { chooseDayStart } from '#goal/commands/choose-day-start.ts';
import { pauseGoals } from '#goal/commands/pause-goals.ts';
import { resumeGoals } from '#goal/commands/resume-goals.ts';
import { dayOfPart, dayPartOf, personalDay } from '#goal/day-part.ts';
import { goalCalendar } from '#goal/goal-calendar.aggregate.ts';
import type { GoalCalendarEvent, GoalDayStartChosen, GoalsPaused, GoalsResumed } from '#goal/goal.events.ts';
import { givenCalendar, now, ownerId, today } from './goal.fixtures.ts';

const dated = { ownerId, today, now };
const starts = (minutes: number, fromDay = today): GoalDayStartChosen => ({
  type: 'GoalDayStartChosen',
  data: { ownerId, minutes, fromDay, chosenAt: now },
  private: null,
});
const paused = (untilDay: string | null = null): GoalsPaused => ({
  type: 'GoalsPaused',
  data: { ownerId, fromDay: today, untilDay, pausedAt: now },
  private: null,
});
const resumed = (fromDay = today): GoalsResumed => ({
  type: 'GoalsResumed',
  data: { ownerId, fromDay, resumedAt: now },
  private: null,
});
const fold = (...events: readonly GoalCalendarEvent[]) => events.reduce(goalCalendar.evolve, null);

describe('« mon jour commence à »', () => {
  const choosing = { ownerId, calendarToday: today, now };
  it('applies from the calendar day it was set on', () => {
    givenCalendar()
      .when(chooseDayStart, { ...choosing, minutes: 300 })
      .then(starts(300));
    givenCalendar()
      .when(chooseDayStart, { ...choosing, minutes: 0 })
      .thenNothing();
    givenCalendar(starts(300))
      .when(chooseDayStart, { ...choosing, calendarToday: '2026-03-09', minutes: 300 })
      .thenNothing();
    expect(fold(starts(300), starts(120))?.dayStarts).toEqual([{ fromDay: today, minutes: 120 }]);
  });
  it('assigns a moment before the start to the day before, from that day on only', () => {
    const dayStarts = fold(starts(300, '2026-03-02'), starts(0, '2026-03-10'))?.dayStarts ?? [];
    const days = [
      '2026-03-01T01',
      '2026-03-02T09',
      '2026-03-02T10',
      '2026-03-03T00',
      '2026-03-10T00',
      '2026-03-10T12',
    ].map((part) => dayOfPart(part, dayStarts));
    expect(days).toEqual(['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-02', '2026-03-10', '2026-03-10']);
  });
  it('uses the time zone of the moment, across clock changes and the date line', () => {
    expect(dayPartOf('2026-03-28T23:29:00.000Z', 'Europe/Paris')).toBe('2026-03-29T00');
    expect(dayPartOf('2026-03-29T01:10:00.000Z', 'Europe/Paris')).toBe('2026-03-29T06');
    expect(dayPartOf('2026-03-29T20:00:00.000Z', 'Europe/Paris')).toBe('2026-03-29T12');
    expect(dayPartOf('2026-03-29T13:45:00.000Z', 'Pacific/Kiritimati')).toBe('2026-03-30T07');
    expect(personalDay('2026-03-29T03:30:00.000Z', 'Asia/Kolkata', [])).toBe('2026-03-29');
    expect(personalDay('2026-03-29T00:30:00.000Z', 'UTC', [{ fromDay: '2026-03-01', minutes: 60 }])).toBe('2026-03-28');
  });
});

describe('pausing all goals', () => {
  it('pauses, and keeps the pause when repeated', () => {
    givenCalendar()
      .when(pauseGoals, { ...dated, untilDay: null })
      .then(paused());
    givenCalendar(paused())
      .when(pauseGoals, { ...dated, untilDay: null })
      .thenNothing();
    givenCalendar(paused())
      .when(pauseGoals, { ...dated, today: '2026-03-05', untilDay: '2026-03-08' })
      .then(paused('2026-03-08'));
    givenCalendar()
      .when(pauseGoals, { ...dated, untilDay: '2026-03-01' })
      .thenRefused('goal.ends-before-it-starts');
  });
  it('resumes from today on', () => {
    givenCalendar(paused())
      .when(resumeGoals, { ...dated, today: '2026-03-05' })
      .then(resumed('2026-03-05'));
    givenCalendar().when(resumeGoals, dated).thenNothing();
    expect(fold(paused(), resumed('2026-03-05'))?.pauses).toEqual([{ fromDay: today, untilDay: '2026-03-04' }]);
  });
  it('records the client as owner', () =>
    expect([goalCalendar.ownerOf(null), goalCalendar.ownerOf(fold(resumed()))]).toEqual([null, ownerId]));
});
