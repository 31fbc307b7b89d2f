import type {
  ClientPermission,
  ClientPermissionEvent,
} from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

/** What a client may do beyond what every client may. */
export type ClientPermissionDocument = Readonly<{ ownerId: string; granted: readonly ClientPermission[] }>;

export const clientPermissionModel: Model<ClientPermissionDocument> = {
  name: 'client-permission',
  version: 1,
  indexes: [['ownerId']],
};

export const clientPermissionProjection = defineProjection<ClientPermissionDocument, ClientPermissionEvent>()({
  model: clientPermissionModel,
  documentId: ({ data }) => data.clientId,
  on: {
    ClientPermissionGranted: (before, { clientId, permission }) => ({
      ownerId: clientId,
      granted: [...(before?.granted ?? []), permission],
    }),
    ClientPermissionWithdrawn: (before, { permission }) =>
      before && { ...before, granted: before.granted.filter((one) => one !== permission) },
  },
});
