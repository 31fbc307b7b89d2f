import type { OwnErasure } from '@ecrin/contracts/erasure/erasure.ts';
import type { ErasureEvent } from '@ecrin/domain/erasure/erasure.events.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

type OwnErasureDocument = Omit<OwnErasure, 'code'> & Readonly<{ ownerId: string }>;

export const ownErasureModel: Model<OwnErasureDocument> = {
  name: 'own-erasure',
  version: 1,
  indexes: [['ownerId', 'askedAt']],
};

/** Erasures of less than an account, for whoever asked for them. */
export const ownErasureProjection = defineProjection<OwnErasureDocument, ErasureEvent>()({
  model: ownErasureModel,
  documentId: ({ data: { number } }) => number,
  on: {
    ErasureNumbered: (before) => before,
    ThoughtErasureAsked: (_before, { number, clientId, thoughtIds, sounds, askedAt }) => ({
      number,
      ownerId: clientId,
      thoughts: thoughtIds.length,
      sounds: sounds.length,
      askedAt,
      doneAt: null,
    }),
    ErasureCertified: (before, { certifiedAt }) => before && { ...before, doneAt: certifiedAt },
  },
});

const mostShown = 200;

/** The latest first. */
export const listOwnErasures =
  (models: ReadModels) =>
  async (ownerId: string): Promise<readonly Omit<OwnErasure, 'code'>[]> =>
    (
      await (
        await models.open(ownErasureModel)
      ).find({ filter: { ownerId }, sort: [['askedAt', 'desc']], limit: mostShown })
    ).items;
