import type { UpkeepEvent } from '@ecrin/domain/operation/upkeep.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { upkeepModel, type UpkeepDocument } from './upkeep.model.ts';

export const upkeepProjection = defineProjection<UpkeepDocument, UpkeepEvent>()({
  model: upkeepModel,
  documentId: ({ data }) => data.model,
  on: {
    UpkeepRequested: (_doc, requested) => ({
      ownerId: serviceOwner,
      ...requested,
      status: 'under-way',
      percent: 0,
      fault: null,
      endedAt: null,
    }),
    UpkeepAdvanced: (doc, { percent }) => doc && { ...doc, percent },
    UpkeepDone: (doc, { doneAt }) => doc && { ...doc, status: 'done', percent: 100, endedAt: doneAt },
    UpkeepFailed: (doc, { fault, failedAt }) => doc && { ...doc, status: 'failed', fault, endedAt: failedAt },
  },
});
