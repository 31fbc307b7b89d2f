import { orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { orbScheduleModel, type OrbScheduleDocument } from './orb-schedule.model.ts';

const keptPauses = 20;

export const orbScheduleProjection = defineProjection<OrbScheduleDocument, OrbScheduleEvent>()({
  model: orbScheduleModel,
  documentId: ({ data: { ownerId, orbId } }) => orbScheduleId(ownerId, orbId),
  on: {
    OrbScheduleSet: (before, { setAt: _at, ...data }, words) => ({
      ...data,
      text: words?.text ?? null,
      values: words?.values ?? null,
      active: true,
      pauses: [],
      ...(before && { active: before.active, pauses: before.pauses }),
    }),
    OrbSchedulePaused: (schedule, { pausedAt }) =>
      schedule && {
        ...schedule,
        active: false,
        pauses: [...schedule.pauses, { from: pausedAt, to: null }].slice(-keptPauses),
      },
    OrbScheduleStarted: (schedule, { startedAt }) =>
      schedule && {
        ...schedule,
        active: true,
        pauses: schedule.pauses.map((pause) => (pause.to === null ? { ...pause, to: startedAt } : pause)),
      },
  },
});
