import type { CommentReportEvent } from '@ecrin/domain/comment-report/comment-report.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';

/** Reported once more while it waits, it keeps its place. */
const waitingSince = (report: CommentReportDocument | null, reportedAt: string): string =>
  report?.status === 'open' ? report.since : reportedAt;

/** Not reported yet. */
const nobodys = { reporterIds: [], reasons: [], holder: null, holderId: null } as const;

export const commentReportProjection = defineProjection<CommentReportDocument, CommentReportEvent>()({
  model: commentReportModel,
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
      status: 'open',
      since: waitingSince(report, reportedAt),
      decidedBy: null,
      hiddenFor: null,
    }),
    CommentKept: (report, { by, keptAt }) => report && { ...report, status: 'kept', since: keptAt, decidedBy: by },
    CommentHidden: (report, { by, reason, hiddenAt }) =>
      report && { ...report, status: 'hidden', since: hiddenAt, decidedBy: by, hiddenFor: reason },
    CommentRestored: (report, { by, restoredAt }) =>
      report && { ...report, status: 'restored', since: restoredAt, decidedBy: by, hiddenFor: null },
    CommentReportAssigned: (report, { adminId, assignedAt }) =>
      report && { ...report, holder: { adminId, since: assignedAt }, holderId: adminId },
    CommentReportReleased: (report) => report && { ...report, holder: null, holderId: null },
  },
});
