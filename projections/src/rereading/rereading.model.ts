import type { RereadingStatus } from '@ecrin/domain/rereading/rereading.aggregate.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type RereadingDocument = Readonly<{
  ownerId: string;
  rereadingId: string;
  startedAt: string;
  status: RereadingStatus;
}>;

export const rereadingModel: Model<RereadingDocument> = {
  name: 'rereading',
  version: 1,
  indexes: [['ownerId', 'startedAt']],
};
