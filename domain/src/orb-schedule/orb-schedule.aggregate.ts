import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { OrbScheduleEvent } from './orb-schedule.events.ts';
import type { OrbLookBack, OrbScheduleWords, OrbTimes } from './orb-schedule.vocabulary.ts';

/** `words`: null once the owner's key is destroyed. */
export type ExistingOrbSchedule = Readonly<{
  orbId: string;
  ownerId: string;
  times: OrbTimes;
  timeZone: string;
  lookBack: OrbLookBack;
  words: OrbScheduleWords | null;
  active: boolean;
}>;
export type OrbSchedule = Readonly<{ status: 'not-set' }> | (ExistingOrbSchedule & Readonly<{ status: 'set' }>);

export const orbScheduleId = (ownerId: string, orbId: string): string => `${ownerId}-${orbId}`;

const active = (state: OrbSchedule, isActive: boolean): OrbSchedule =>
  state.status === 'set' ? { ...state, active: isActive } : state;

export const orbSchedule: Aggregate<OrbSchedule, OrbScheduleEvent> = {
  category: 'orb-schedule',
  initial: { status: 'not-set' },
  ownerOf: (state) => (state.status === 'not-set' ? null : state.ownerId),
  evolve: evolveWith<OrbSchedule, OrbScheduleEvent>({
    OrbScheduleSet: (before, { setAt: _at, ...data }, words) => ({
      ...data,
      status: 'set',
      words,
      active: before.status === 'not-set' || before.active,
    }),
    OrbSchedulePaused: (state) => active(state, false),
    OrbScheduleStarted: (state) => active(state, true),
  }),
};
