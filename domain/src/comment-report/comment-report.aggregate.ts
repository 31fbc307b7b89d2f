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
  /** With the owner of that community, up to then. */
  entrusted: Readonly<{ communityId: string; until: string }> | null;
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
      // With the owner of the community it stays there.
      status: before.status === 'entrusted' ? 'entrusted' : 'open',
      subject,
      reason,
      reporterIds: before.status === 'absent' ? [reporterId] : [...before.reporterIds, reporterId],
      holder: before.status === 'absent' ? null : before.holder,
      entrusted: before.status === 'absent' ? null : before.entrusted,
    }),
    CommentKept: (report) => change(report, { status: 'kept', entrusted: null }),
    CommentHidden: (report) => change(report, { status: 'hidden', entrusted: null }),
    CommentRestored: (report) => change(report, { status: 'restored' }),
    CommentReportAssigned: (report, { adminId, assignedAt }) =>
      change(report, { holder: { adminId, since: assignedAt } }),
    CommentReportReleased: (report) => change(report, { holder: null }),
    CommentReportEntrusted: (report, { communityId, until }) =>
      change(report, { status: 'entrusted', entrusted: { communityId, until } }),
    CommentReportAnswered: (report, { answer }) =>
      change(report, { status: answer === 'kept' ? 'kept' : 'hidden-by-community', entrusted: null }),
    CommentReportReturned: (report) => change(report, { status: 'open', entrusted: null }),
  }),
};
