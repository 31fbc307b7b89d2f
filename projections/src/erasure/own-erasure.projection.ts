import type { OwnErasure } from '@ecrin/contracts/erasure/erasure.ts';
import type { ErasureEvent } from '@ecrin/domain/erasure/erasure.events.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

/** `openDevices`: receipts of those that have not said yet that they keep nothing of it. */
type OwnErasureDocument = Omit<OwnErasure, 'code' | 'waitsHere'> &
  Readonly<{ ownerId: string; openDevices: readonly string[] }>;

export const ownErasureModel: Model<OwnErasureDocument> = {
  name: 'own-erasure',
  version: 2,
  indexes: [['ownerId', 'askedAt']],
};

/** Erasures of less than an account, for whoever asked for them. */
export const ownErasureProjection = defineProjection<OwnErasureDocument, ErasureEvent>()({
  model: ownErasureModel,
  documentId: ({ data: { number } }) => number,
  on: {
    ErasureNumbered: (before) => before,
    ThoughtErasureAsked: (_before, { number, clientId, thoughtIds, sounds, askedAt, devices = [] }) => ({
      number,
      ownerId: clientId,
      thoughts: thoughtIds.length,
      sounds: sounds.length,
      askedAt,
      doneAt: null,
      openDevices: devices,
    }),
    ErasureCertified: (before, { certifiedAt }) => before && { ...before, doneAt: certifiedAt },
    ErasureDeviceCleared: (before, { receipt }) =>
      before && { ...before, openDevices: before.openDevices.filter((one) => one !== receipt) },
  },
});

const mostShown = 200;

/** The latest first. */
export const listOwnErasures =
  (models: ReadModels) =>
  async (ownerId: string): Promise<readonly Omit<OwnErasureDocument, 'ownerId'>[]> =>
    (
      await (
        await models.open(ownErasureModel)
      ).find({ filter: { ownerId }, sort: [['askedAt', 'desc']], limit: mostShown })
    ).items;
