import type { OrbPastRunEvent } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { orbPastRunModel, type OrbPastRunDocument } from './orb-past-run.model.ts';

export const orbPastRunProjection = defineProjection<OrbPastRunDocument, OrbPastRunEvent>()({
  model: orbPastRunModel,
  documentId: ({ data }) => data.pastRunId,
  on: {
    OrbPastRunBegun: (_past, { pastRunId, orbId, ownerId, versions, step, spans, begunAt }) => ({
      ownerId,
      pastRunId,
      orbId,
      status: 'running',
      reason: null,
      versions,
      step,
      spans,
      done: 0,
      begunAt,
    }),
    OrbPastRunStepBegun: (past) => past,
    OrbPastRunStepEnded: (past) => {
      if (!past) return past;
      const done = past.done + 1;
      return { ...past, done, ...(done === past.spans.length * past.versions.length && { status: 'ended' }) };
    },
    OrbPastRunStopped: (past, { reason }) => past && { ...past, status: 'stopped', reason },
    OrbPastRunResumed: (past) => past && { ...past, status: 'running', reason: null },
  },
});
