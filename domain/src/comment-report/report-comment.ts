import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommentReport } from './comment-report.aggregate.ts';
import type { CommentReported } from './comment-report.events.ts';
import type { ReportedSubject, ReportReason } from './comment-report.vocabulary.ts';

export type ReportComment = Readonly<{
  reportId: string;
  subject: ReportedSubject;
  reporterId: string;
  reason: ReportReason;
  now: string;
}>;

/** Once for each client. What was kept or restored waits for a decision again; what is hidden stays so. */
export const reportComment = (
  { now, ...reported }: ReportComment,
  state: CommentReport,
): Decision<CommentReported, 'comment-report.own'> => {
  if (reported.reporterId === reported.subject.ownerId) return refuse('comment-report.own');
  const isKnown = state.status !== 'absent' && state.reporterIds.includes(reported.reporterId);
  return isKnown || state.status === 'hidden'
    ? nothingNew
    : [{ type: 'CommentReported', data: { ...reported, reportedAt: now }, private: null }];
};
