import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommentReport } from './comment-report.aggregate.ts';
import type { CommentHidden, CommentKept, CommentRestored } from './comment-report.events.ts';
import type { ReportReason } from './comment-report.vocabulary.ts';

type OnReport = Readonly<{ reportId: string; by: string; now: string }>;
type HideComment = OnReport & Readonly<{ reason: ReportReason; word: string | null }>;
type RestoreComment = OnReport & Readonly<{ word: string | null }>;

/** It stays as it is; of what was already hidden that is restoring. */
export const keepComment = (
  { reportId, by, now }: OnReport,
  state: CommentReport,
): Decision<CommentKept, 'comment-report.not-found' | 'comment-report.hidden'> => {
  if (state.status === 'absent') return refuse('comment-report.not-found');
  if (state.status === 'hidden') return refuse('comment-report.hidden');
  return state.status === 'open' || state.status === 'entrusted'
    ? [{ type: 'CommentKept', data: { reportId, subject: state.subject, by, keptAt: now }, private: null }]
    : nothingNew;
};

export const hideComment = (
  { reportId, by, reason, word, now }: HideComment,
  state: CommentReport,
): Decision<CommentHidden, 'comment-report.not-found'> => {
  if (state.status === 'absent') return refuse('comment-report.not-found');
  return state.status === 'hidden'
    ? nothingNew
    : [
        {
          type: 'CommentHidden',
          data: { reportId, subject: state.subject, reason, by, hiddenAt: now },
          private: { word },
        },
      ];
};

export const restoreComment = (
  { reportId, by, word, now }: RestoreComment,
  state: CommentReport,
): Decision<CommentRestored, 'comment-report.not-found'> => {
  if (state.status === 'absent') return refuse('comment-report.not-found');
  return state.status === 'hidden'
    ? [
        {
          type: 'CommentRestored',
          data: { reportId, subject: state.subject, by, restoredAt: now },
          private: { word },
        },
      ]
    : nothingNew;
};
