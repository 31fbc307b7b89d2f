import type { OrbRunCompleted } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { readyOrbOwner } from './orb.model.ts';

/** How many runs of an orb, of anybody, ended with a result. */
export type OrbUsageDocument = Readonly<{ ownerId: string; orbId: string; completed: number }>;

export const orbUsageModel: Model<OrbUsageDocument> = { name: 'orb-usage', version: 2, indexes: [['ownerId']] };

export const orbUsageProjection = defineProjection<OrbUsageDocument, OrbRunCompleted>()({
  model: orbUsageModel,
  documentId: ({ data }) => data.orbId,
  on: {
    OrbRunCompleted: (usage, { orbId }) => ({
      // It is about no single client.
      ownerId: readyOrbOwner,
      orbId,
      completed: (usage?.completed ?? 0) + 1,
    }),
  },
});

export const findOrbUsage = async (models: Pick<ReadModels, 'open'>, orbId: string): Promise<number> =>
  (await (await models.open(orbUsageModel)).get(orbId))?.completed ?? 0;
