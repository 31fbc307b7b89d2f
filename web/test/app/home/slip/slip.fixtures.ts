import type { SlipFacts } from '#app/home/slip/slips.ts';

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
