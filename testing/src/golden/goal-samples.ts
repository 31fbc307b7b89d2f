import type { GoalCountEvent } from '@ecrin/domain/goal-count/goal-count.events.ts';
import type { GoalReviewEvent } from '@ecrin/domain/goal-review/goal-review.events.ts';
import type { GoalCalendarEvent, GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<GoalEvent | GoalCalendarEvent | GoalReviewEvent | GoalCountEvent> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const threadId = '01980000-0000-7000-8000-00000000000a';
const thoughtId = '01980000-0000-7000-8000-000000000001';
const [goalId, tappedId] = ['01980000-0000-7000-8000-000000000061', '01980000-0000-7000-8000-000000000062'];
const at = '2026-01-02T09:00:00.000Z';
const [fromDay, untilDay] = ['2026-01-02', '2026-01-09'];
const filter = { threadIds: [threadId], categories: ['personal'], moods: ['calm'], statuses: ['win'] } as const;
const terms = {
  frequency: 'weekly',
  targetCount: 3,
  aim: 'achieve',
  endDay: '2026-12-31',
  restDays: [6, 7],
  filter,
} as const;

/** The events of goals, of goal calendars and of reviews, as the code writes them today. */
export const goalSamples: readonly Sample[] = [
  ...samplesIn(
    `goal-${goalId}`,
    {
      type: 'GoalSet',
      data: { goalId, ownerId, ...terms, tagCount: 1, matchRule: 'always', startDay: fromDay, setAt: at },
      private: { title: 'Penser à Papa', description: 'Avant dimanche', tags: ['famille'] },
    },
    {
      type: 'GoalRevised',
      data: {
        goalId,
        ...terms,
        frequency: 'monthly',
        targetCount: 10,
        tagCount: 0,
        matchRule: 'ask',
        fromDay: untilDay,
        revisedAt: at,
      },
      private: { title: 'Penser à Papa', description: null, tags: [] },
    },
    { type: 'GoalMatchRuleChosen', data: { goalId, rule: 'ask', chosenAt: at }, private: null },
    { type: 'GoalThoughtCounted', data: { goalId, thoughtId, countedAt: at }, private: null },
    { type: 'GoalThoughtLeftOut', data: { goalId, thoughtId, leftOutAt: at }, private: null },
    { type: 'GoalPaused', data: { goalId, fromDay, untilDay, pausedAt: at }, private: null },
    { type: 'GoalResumed', data: { goalId, fromDay, resumedAt: at }, private: null },
    { type: 'GoalDeactivated', data: { goalId, fromDay, deactivatedAt: at }, private: null },
    { type: 'GoalActivated', data: { goalId, fromDay: untilDay, activatedAt: at }, private: null },
    { type: 'GoalDeleted', data: { goalId, deletedAt: at }, private: null },
    { type: 'GoalRestored', data: { goalId, restoredAt: at }, private: null },
  ),
  ...samplesIn(
    `goal-${tappedId}`,
    {
      type: 'GoalSet',
      data: {
        goalId: tappedId,
        ownerId,
        frequency: 'daily',
        targetCount: 1,
        aim: 'avoid',
        endDay: null,
        restDays: [],
        filter: null,
        startDay: fromDay,
        setAt: at,
      },
      private: { title: 'Râler', description: null, tags: [] },
    },
    {
      type: 'GoalDayMarked',
      data: { goalId: tappedId, day: fromDay, mark: 'done', count: 2, markedAt: at },
      private: null,
    },
    {
      type: 'GoalDayMarked',
      data: { goalId: tappedId, day: fromDay, mark: 'unknown', count: 0, markedAt: at },
      private: null,
    },
  ),
  ...samplesIn(
    `goal-calendar-${ownerId}`,
    { type: 'GoalDayStartChosen', data: { ownerId, minutes: 300, fromDay, chosenAt: at }, private: null },
    { type: 'GoalsPaused', data: { ownerId, fromDay, untilDay: null, pausedAt: at }, private: null },
    { type: 'GoalsResumed', data: { ownerId, fromDay: untilDay, resumedAt: at }, private: null },
  ),
  ...samplesIn(`goal-review-${ownerId}:${fromDay}`, {
    type: 'GoalsReviewed',
    data: { ownerId, day: fromDay, met: 2, missed: 1, reviewedAt: at },
    private: null,
  }),
  ...samplesIn(`goal-count-${goalId}`, {
    type: 'GoalDaysCounted',
    data: {
      goalId,
      ownerId,
      through: fromDay,
      ongoing: true,
      days: [{ fromDay, day: fromDay, thoughts: 2 }],
      countedAt: at,
    },
    private: null,
  }),
];
