import { evolveWith } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  orbSchedule,
  orbScheduleId,
  type ExistingOrbSchedule,
} from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import type { ReminderDefinition } from '@ecrin/domain/reminder/schedule/find-due.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ScheduleOrbInput } from './schedule-orb.input.ts';

export type ReadOrbSchedule = Readonly<{ current: ExistingOrbSchedule; definition: ReminderDefinition }>;

const changedAt = evolveWith<string, OrbScheduleEvent>({
  OrbScheduleSet: (_before, { setAt }) => setAt,
  OrbSchedulePaused: (_before, { pausedAt }) => pausedAt,
  OrbScheduleStarted: (_before, { startedAt }) => startedAt,
});

/** A schedule after one revision; null when it is paused, or its key is destroyed. Throws `EventStoreFault`. */
export const readOrbSchedule = async (
  events: Pick<Events, 'readStream'>,
  { ownerId, orbId, revision }: Omit<ScheduleOrbInput, 'after'>,
): Promise<ReadOrbSchedule | null> => {
  const id = orbScheduleId(ownerId, orbId);
  const { at, latest, next } = await loadAt(events, orbSchedule, { id, revision });
  if (latest.status !== 'set' || !latest.active || latest.words === null || at.status !== 'set') return null;
  const { times: schedule, timeZone } = at;
  return { current: latest, definition: { schedule, timeZone, until: next && changedAt('', next) } };
};
