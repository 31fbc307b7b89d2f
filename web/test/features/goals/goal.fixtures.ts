import type { GoalCard, GoalDetail, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';

/** A daily goal over all thoughts on 18 November 2026, two of three. */
export const goalPeriod = (of: Partial<GoalPeriod> = {}): GoalPeriod => ({
  from: '2026-11-18',
  to: '2026-11-18',
  count: 2,
  target: 3,
  result: 'on track',
  open: true,
  progress: 66,
  excused: false,
  ...of,
});

export const goalCard = (of: Partial<GoalCard> = {}): GoalCard => ({
  goalId: 'g1',
  title: 'Trois pensées par jour',
  description: null,
  frequency: 'daily',
  targetCount: 3,
  aim: 'achieve',
  startDay: '2026-11-01',
  endDay: null,
  restDays: [],
  filter: { threadIds: [], tags: [], categories: [], moods: [], statuses: [] },
  active: true,
  pause: null,
  matchRule: 'always',
  period: goalPeriod(),
  periodDaysLeft: 1,
  daysLeft: null,
  due: true,
  today: { day: '2026-11-18', count: 2, state: 'unknown' },
  strength: 0.82,
  streak: 4,
  lastDay: '2026-11-18',
  proposals: 0,
  ...of,
});

export const countedGoalCard = (of: Partial<GoalCard> = {}): GoalCard =>
  goalCard({
    goalId: 'g2',
    title: 'Appeler papa',
    frequency: 'weekly',
    targetCount: 2,
    filter: null,
    period: goalPeriod({ from: '2026-11-16', to: '2026-11-22', count: 0, target: 2, progress: 0 }),
    today: { day: '2026-11-18', count: 0, state: 'unknown' },
    ...of,
  });

export const goalDetail = (of: Partial<GoalDetail> = {}): GoalDetail => ({
  ...goalCard(),
  statistics: {
    totalThoughts: 40,
    periodsCompleted: 17,
    periodsMet: 12,
    successRate: 0.71,
    strength: 0.82,
    streak: 4,
    bestStreaks: [],
  },
  periods: [goalPeriod()],
  days: [],
  feedback: [],
  recommendations: [],
  lastRevision: null,
  ...of,
});
