import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { OrbSchedule } from '../orb-schedule.aggregate.ts';
import type { OrbSchedulePaused, OrbScheduleStarted } from '../orb-schedule.events.ts';

type Which = Readonly<{ now: string }>;

export const pauseOrbSchedule = (
  { now }: Which,
  state: OrbSchedule,
): Decision<OrbSchedulePaused, 'orb-schedule.not-found'> => {
  if (state.status === 'not-set') return refuse('orb-schedule.not-found');
  const { orbId, ownerId, active } = state;
  return active ? [{ type: 'OrbSchedulePaused', data: { orbId, ownerId, pausedAt: now }, private: null }] : nothingNew;
};

export const startOrbSchedule = (
  { now }: Which,
  state: OrbSchedule,
): Decision<OrbScheduleStarted, 'orb-schedule.not-found'> => {
  if (state.status === 'not-set') return refuse('orb-schedule.not-found');
  const { orbId, ownerId, active } = state;
  return active
    ? nothingNew
    : [{ type: 'OrbScheduleStarted', data: { orbId, ownerId, startedAt: now }, private: null }];
};
