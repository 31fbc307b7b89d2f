import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import type { SlipFacts } from '#app/home/slip/slips.ts';
import { countedGoalCard, goalPeriod } from '#test/features/goals/goal.fixtures.ts';

type Thought = NonNullable<SlipFacts['memory']>['thought'];

export const today = '2026-11-18';
export const at = (time: string, day = today) => `${day}T${time}:00.000Z`;

/** An evening on which nothing could lie in the free place. */
export const quiet: SlipFacts = {
  now: at('21:45'),
  today,
  minutes: 21 * 60 + 45,
  outbox: [],
  twoVersions: null,
  newestAt: at('12:47'),
  notifications: [],
  goals: [],
  month: null,
  thread: null,
  host: null,
  address: null,
  install: null,
  memory: null,
  registeredAt: undefined,
};

/** For more than an hour. */
export const waiting = {
  thoughtId: 't1',
  kind: 'written',
  occurredAt: at('20:30'),
  timeZone: 'UTC',
  state: 'waiting',
} as const;

export const card = (of: Partial<NotificationCard>): NotificationCard => ({
  notificationId: 'n1',
  kind: 'reminder',
  title: 'Trois lignes avant de dormir',
  body: null,
  subject: { kind: 'reminder', id: 'r1' },
  postedAt: at('21:30'),
  read: false,
  open: true,
  doneAt: null,
  snoozedUntil: null,
  ...of,
});

/** Of what an orb has read. */
export const orbRead = card({
  notificationId: 'n2',
  kind: 'orb',
  title: 'Ce qui revient',
  subject: { kind: 'orb-run', id: 'run1', orbId: 'o1' },
  postedAt: at('08:00'),
});
/** One that ends this evening. */
export const lastEvening = countedGoalCard({
  period: goalPeriod({ from: '2026-11-12', to: today, count: 0, target: 1 }),
});
export const memory = { years: 1 as const, day: '2025-11-18', thought: { thoughtId: 't9' } as Thought };
