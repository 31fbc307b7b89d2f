import type { QueuesAnswer, StorageAnswer, WorkCounts } from '@ecrin/contracts/operation/operation.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';

/** Work that an administrator may act on. `clientId` null: the service's own. `revision`: of its failure; null: not known. */
export type ActionableWork = Readonly<{
  workId: string;
  kind: WorkKind;
  clientId: string | null;
  revision: number | null;
  retryable: boolean;
}>;

/** What administrators see of the work of the service, and what their acts look up. */
export type OperationServices = Readonly<{
  counts: () => Promise<WorkCounts>;
  queues: () => Promise<QueuesAnswer>;
  storage: () => Promise<StorageAnswer>;
  /** null: it neither runs nor failed. */
  findWork: (workId: string) => Promise<ActionableWork | null>;
  /** Failed work that can be retried, a page at a time; `kind` null: of any. */
  retryable: (kind: WorkKind | null) => AsyncIterable<readonly ActionableWork[]>;
  isReadModel: (name: string) => boolean;
}>;
