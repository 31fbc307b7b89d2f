import { changeOfHolder, type AssignItem } from '#inbox/assign-item.ts';
import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommentReport } from './comment-report.aggregate.ts';
import type { CommentReportAssigned, CommentReportReleased } from './comment-report.events.ts';

/** Takes the reports of a subject, hands them to somebody, or releases them. */
export const assignReport = (
  { reportId, ...asked }: AssignItem & Readonly<{ reportId: string }>,
  state: CommentReport,
): Decision<CommentReportAssigned | CommentReportReleased, 'comment-report.not-found' | 'inbox.taken-meanwhile'> => {
  if (state.status === 'absent') return refuse('comment-report.not-found');
  const changed = changeOfHolder(asked, state.holder);
  if (!('change' in changed)) return changed;
  const [{ by, now }, { adminId }] = [asked, changed];
  return changed.change === 'assigned'
    ? [{ type: 'CommentReportAssigned', data: { reportId, adminId, by, assignedAt: now }, private: null }]
    : [{ type: 'CommentReportReleased', data: { reportId, adminId, by, releasedAt: now }, private: null }];
};
