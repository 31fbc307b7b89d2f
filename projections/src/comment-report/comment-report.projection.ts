import type { CommentReportEvent } from '@ecrin/domain/comment-report/comment-report.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';

/** Reported once more while it waits, it keeps its place. */
const waitingSince = (report: CommentReportDocument | null, reportedAt: string): string =>
  report?.status === 'open' ? report.since : reportedAt;

export const commentReportProjection = defineProjection<CommentReportDocument, CommentReportEvent>()({
  model: commentReportModel,
  documentId: ({ data }) => data.reportId,
  on: {
    CommentReported: (report, { reportId, subject, reason, reportedAt }) => ({
      ownerId: serviceOwner,
      reportId,
      subject,
      reasons: [...(report?.reasons ?? []), reason],
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
  },
});
