import { orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbScheduleEvent } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { orbScheduleModel, type OrbScheduleDocument } from './orb-schedule.model.ts';

export const orbScheduleProjection = defineProjection<OrbScheduleDocument, OrbScheduleEvent>()({
  model: orbScheduleModel,
  documentId: ({ data: { ownerId, orbId } }) => orbScheduleId(ownerId, orbId),
  on: {
    OrbScheduleSet: (before, { setAt: _at, ...data }, words) => ({
      ...data,
      text: words?.text ?? null,
      values: words?.values ?? null,
      active: before?.active ?? true,
    }),
    OrbSchedulePaused: (schedule) => schedule && { ...schedule, active: false },
    OrbScheduleStarted: (schedule) => schedule && { ...schedule, active: true },
  },
});
