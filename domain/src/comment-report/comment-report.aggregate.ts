import type { Holder } from '#inbox/assign-item.ts';
import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { CommentReportEvent } from './comment-report.events.ts';
import type { ReportedSubject, ReportReason, ReportStatus } from './comment-report.vocabulary.ts';

export type ExistingCommentReport = Readonly<{
  status: ReportStatus;
  subject: ReportedSubject;
  reporterIds: readonly string[];
  /** Of the latest report. */
  reason: ReportReason;
  holder: Holder | null;
}>;
export type CommentReport = Readonly<{ status: 'absent' }> | ExistingCommentReport;

/** The id of the reports of a subject. */
export const reportIdOf = ({ kind, id }: Pick<ReportedSubject, 'kind' | 'id'>): string => `${kind}.${id}`;

const change = (report: CommentReport, changed: Partial<ExistingCommentReport>): CommentReport =>
  report.status === 'absent' ? report : { ...report, ...changed };

export const commentReport: Aggregate<CommentReport, CommentReportEvent> = {
  category: 'comment-report',
  initial: { status: 'absent' },
  // The author: the decision is about what they wrote.
  ownerOf: (state) => (state.status === 'absent' ? null : state.subject.ownerId),
  evolve: evolveWith<CommentReport, CommentReportEvent>({
    CommentReported: (before, { subject, reporterId, reason }) => ({
      status: 'open',
      subject,
      reason,
      reporterIds: before.status === 'absent' ? [reporterId] : [...before.reporterIds, reporterId],
      holder: before.status === 'absent' ? null : before.holder,
    }),
    CommentKept: (report) => change(report, { status: 'kept' }),
    CommentHidden: (report) => change(report, { status: 'hidden' }),
    CommentRestored: (report) => change(report, { status: 'restored' }),
    CommentReportAssigned: (report, { adminId, assignedAt }) =>
      change(report, { holder: { adminId, since: assignedAt } }),
    CommentReportReleased: (report) => change(report, { holder: null }),
  }),
};
