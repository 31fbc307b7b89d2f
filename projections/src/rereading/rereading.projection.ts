import type { RereadingEvent } from '@ecrin/domain/rereading/rereading.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { rereadingModel, type RereadingDocument } from './rereading.model.ts';

export const rereadingProjection = defineProjection<RereadingDocument, RereadingEvent>()({
  model: rereadingModel,
  documentId: ({ data }) => data.rereadingId,
  on: {
    RereadingStarted: (_rereading, { rereadingId, ownerId, startedAt }) => ({
      ownerId,
      rereadingId,
      startedAt,
      status: 'running',
    }),
    RereadingEnded: (rereading) => rereading && { ...rereading, status: 'ended' },
    RereadingStopped: (rereading) => rereading && { ...rereading, status: 'stopped' },
    RereadingUndone: (rereading) => rereading && { ...rereading, status: 'undone' },
  },
});
