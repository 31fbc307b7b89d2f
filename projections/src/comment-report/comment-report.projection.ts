import type {
  CommentReportAssigned,
  CommentReportEvent,
  CommentReportReleased,
} from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { ReportStatus } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { reportTopic } from '#community/community-changes.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';

/** Reported once more while it waits, it keeps its place. */
const waitingSince = (report: CommentReportDocument | null, reportedAt: string): string =>
  report?.status === 'open' || report?.status === 'entrusted' ? report.since : reportedAt;

const withAdministrators = { communityId: null, entrustedUntil: null, entrustedWith: null } as const;

/** Not reported yet. */
const nobodys = {
  reporterIds: [],
  reasons: [],
  returned: null,
  ...withAdministrators,
} as const;
/** What no decision that holds says any more. */
const undecided = { decidedBy: null, hiddenFor: null, answeredBy: null } as const;

const decided = (report: CommentReportDocument, status: ReportStatus, since: string): CommentReportDocument => ({
  ...report,
  ...withAdministrators,
  ...undecided,
  status,
  since,
});

/** Whose it is stands in the inbox. */
type OfReports = Exclude<CommentReportEvent, CommentReportAssigned | CommentReportReleased>;

export const commentReportProjection = defineProjection<CommentReportDocument, OfReports>()({
  model: commentReportModel,
  community: reportTopic,
  documentId: ({ data }) => data.reportId,
  on: {
    CommentReported: (report, { reportId, subject, reporterId, reason, reportedAt }) => ({
      ...(report ?? nobodys),
      ownerId: serviceOwner,
      reportId,
      subject,
      authorId: subject.ownerId,
      reporterIds: [...(report ?? nobodys).reporterIds, reporterId],
      reasons: [...(report ?? nobodys).reasons, reason],
      status: report?.status === 'entrusted' ? 'entrusted' : 'open',
      since: waitingSince(report, reportedAt),
      ...undecided,
    }),
    CommentKept: (report, { by, keptAt }) => report && { ...decided(report, 'kept', keptAt), decidedBy: by },
    CommentHidden: (report, { by, reason, hiddenAt }) =>
      report && { ...decided(report, 'hidden', hiddenAt), decidedBy: by, hiddenFor: reason },
    CommentRestored: (report, { by, restoredAt }) =>
      report && { ...decided(report, 'restored', restoredAt), decidedBy: by },
    CommentReportEntrusted: (report, { communityId, until, entrustedAt }, words) =>
      report && {
        ...report,
        status: 'entrusted',
        since: entrustedAt,
        communityId,
        entrustedUntil: until,
        entrustedWith: words?.reason ?? null,
        returned: null,
      },
    CommentReportAnswered: (report, { answer, by, answeredAt }) =>
      report && {
        ...decided(report, answer === 'kept' ? 'kept' : 'hidden-by-community', answeredAt),
        answeredBy: by,
      },
    CommentReportReturned: (report, { cause, returnedAt }) =>
      report && { ...report, ...withAdministrators, status: 'open', since: returnedAt, returned: cause },
  },
});
