import type { InboxKind, InboxStatus } from '@ecrin/contracts/inbox/inbox.ts';
import type { Holder } from '@ecrin/domain/inbox/assign-item.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/**
 * The place of a request, of the reports of a subject, or of a proposed erasure in the one inbox, without a word: every administrator is told when it changes. `id`: its own; `clientId`: with
 * whose stream it is decided. `since`: of its status. `dueAt`: from then on it is late. `changes`: grows with each, so that whoever has it open is told of a message too.
 */
export type InboxItemDocument = Readonly<{
  ownerId: string;
  id: string;
  clientId: string;
  kind: InboxKind;
  status: InboxStatus;
  since: string;
  dueAt: string;
  holder: Holder | null;
  holderId: string | null;
  changes: number;
}>;

export const inboxItemModel: Model<InboxItemDocument> = {
  name: 'inbox-item',
  version: 1,
  indexes: [
    ['status', 'dueAt'],
    ['status', 'since'],
    ['status', 'kind', 'dueAt'],
    ['status', 'kind', 'since'],
  ],
  sparse: { holderId: [['holderId']] },
};
