import { erasureItemId } from '@ecrin/contracts/inbox/item-id.ts';
import type { CommentReportEvent } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { ErasureProposalEvent } from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import { proposalNearMs } from '@ecrin/domain/erasure-proposal/erasure-proposal.vocabulary.ts';
import type { RequestEvent } from '@ecrin/domain/request/request.events.ts';
import { lateAfterMs } from '@ecrin/domain/request/request.vocabulary.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { inboxItemModel, type InboxItemDocument } from './inbox-item.model.ts';

type Item = InboxItemDocument | null;
type InboxItemEvent = RequestEvent | CommentReportEvent | ErasureProposalEvent;
type Placed = Pick<InboxItemDocument, 'status' | 'since' | 'dueAt'>;

const itemIdOf = ({ data }: InboxItemEvent): string => {
  if ('proposalId' in data) return erasureItemId(data.proposalId);
  return 'reportId' in data ? data.reportId : data.requestId;
};

const open = (since: string, dueAt = addMs(since, lateAfterMs)): Placed => ({ status: 'open', since, dueAt });
/** Somebody else is to act: the client, or the owner of a community. */
const elsewhere = (since: string): Placed => ({ status: 'elsewhere', since, dueAt: since });
const closed = (since: string): Placed => ({ status: 'closed', since, dueAt: since });

const added = (item: Pick<InboxItemDocument, 'id' | 'clientId' | 'kind'> & Placed): InboxItemDocument => ({
  ownerId: serviceOwner,
  ...item,
  holder: null,
  holderId: null,
  changes: 1,
});
const changed = (item: Item, change: Partial<InboxItemDocument>): Item =>
  item && { ...item, ...change, changes: item.changes + 1 };

const nobodys = { holder: null, holderId: null } as const;
const assigned = (item: Item, { adminId, assignedAt }: Readonly<{ adminId: string; assignedAt: string }>): Item =>
  changed(item, { holder: { adminId, since: assignedAt }, holderId: adminId });
const released = (item: Item): Item => changed(item, nobodys);

/** Where a message leaves a request: an open one keeps its place, so that writing more does not send it to the end. */
const afterMessage = ({ status }: InboxItemDocument, by: string | null, at: string): Partial<Placed> => {
  if (by === null) return status === 'open' ? {} : open(at);
  return status === 'open' ? elsewhere(at) : {};
};

/** Reported once more while it waits, it keeps its place. */
const reported = (item: Item, { reportId: id, subject, reportedAt }: ReportedData): Item => {
  if (!item) return added({ id, clientId: subject.ownerId, kind: 'report', ...open(reportedAt) });
  return changed(item, item.status === 'closed' ? open(reportedAt) : {});
};
type ReportedData = Extract<CommentReportEvent, Readonly<{ type: 'CommentReported' }>>['data'];

/** Everything that waits for a decision of administrators, or did, in one list. */
export const inboxItemProjection = defineProjection<InboxItemDocument, InboxItemEvent>()({
  model: inboxItemModel,
  documentId: itemIdOf,
  on: {
    RequestOpened: (_none, { requestId: id, clientId, subject: { kind }, openedAt }) =>
      added({ id, clientId, kind, ...open(openedAt) }),
    RequestMessageWritten: (item, { by, writtenAt }) => item && changed(item, afterMessage(item, by, writtenAt)),
    RequestAnswered: (item, { answeredAt }) => changed(item, closed(answeredAt)),
    RequestReopened: (item, { reopenedAt }) => changed(item, open(reopenedAt)),
    RequestAnswerReversed: (item, { reversedAt }) => changed(item, open(reversedAt)),
    RequestWithdrawn: (item, { withdrawnAt }) => changed(item, closed(withdrawnAt)),
    RequestAssigned: assigned,
    RequestReleased: released,
    CommentReported: reported,
    CommentKept: (item, { keptAt }) => changed(item, closed(keptAt)),
    CommentHidden: (item, { hiddenAt }) => changed(item, closed(hiddenAt)),
    CommentRestored: (item, { restoredAt }) => changed(item, closed(restoredAt)),
    CommentReportEntrusted: (item, { entrustedAt }) => changed(item, elsewhere(entrustedAt)),
    CommentReportAnswered: (item, { answeredAt }) => changed(item, closed(answeredAt)),
    CommentReportReturned: (item, { returnedAt }) => changed(item, open(returnedAt)),
    CommentReportAssigned: assigned,
    CommentReportReleased: released,
    ErasureProposalMade: (_none, { proposalId: id, clientId, madeAt, expiresAt }) =>
      added({ id, clientId, kind: 'erasure', ...open(madeAt, addMs(expiresAt, -proposalNearMs)) }),
    ErasureProposalConfirmed: (item, { confirmedAt }) => changed(item, { ...closed(confirmedAt), ...nobodys }),
    ErasureProposalDeclined: (item, { declinedAt }) => changed(item, { ...closed(declinedAt), ...nobodys }),
    ErasureProposalWithdrawn: (item, { withdrawnAt }) => changed(item, { ...closed(withdrawnAt), ...nobodys }),
    ErasureProposalExpired: (item, { expiredAt }) => changed(item, { ...closed(expiredAt), ...nobodys }),
    ErasureProposalAssigned: assigned,
    ErasureProposalReleased: released,
  },
});
