import type { UpkeepAct } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** The last upkeep of a read model, under the model's name. `fault`: of one that failed. */
export type UpkeepDocument = Readonly<{
  ownerId: string;
  model: string;
  upkeepId: string;
  act: UpkeepAct;
  status: 'under-way' | 'done' | 'failed';
  percent: number;
  fault: string | null;
  by: string;
  requestedAt: string;
  endedAt: string | null;
}>;

export const upkeepModel: Model<UpkeepDocument> = { name: 'upkeep', version: 1, indexes: [['status', 'requestedAt']] };
