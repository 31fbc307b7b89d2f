import type { ClientPermission } from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { HeldDecision } from '@ecrin/domain/request/request.aggregate.ts';
import type { RequestAnswer, RequestKind, RequestStatus } from '@ecrin/domain/request/request.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `by` null: the client. `words` null once their key is destroyed, and where none were written. */
export type StoredEntry = Readonly<{
  entryId: string;
  kind: 'message' | 'answer' | 'reversal' | 'withdrawal';
  by: string | null;
  at: string;
  words: string | null;
  answer: RequestAnswer | null;
}>;

/** A request with its thread: the client owns it, and so do its words. `since`: of its status. */
export type RequestDocument = Readonly<{
  ownerId: string;
  requestId: string;
  kind: RequestKind;
  organizationId: string | null;
  permission: ClientPermission | null;
  status: RequestStatus;
  since: string;
  openedAt: string;
  answer: RequestAnswer | null;
  decision: HeldDecision | null;
  entries: readonly StoredEntry[];
}>;

export const requestModel: Model<RequestDocument> = {
  name: 'request',
  version: 3,
  indexes: [
    ['ownerId', 'openedAt'],
    ['ownerId', 'status'],
  ],
};
