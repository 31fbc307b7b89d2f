import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommunityComment } from './community-comment.aggregate.ts';
import type {
  CommunityCommentDeleted,
  CommunityCommentHidden,
  CommunityCommentRestored,
} from './community-comment.events.ts';

type Absent = 'community.comment-not-found';
type OnComment = Readonly<{ commentId: string; now: string }>;

/** By the author, at any time, also when it is hidden. */
export const deleteComment = (
  { commentId, now }: OnComment,
  { status }: CommunityComment,
): Decision<CommunityCommentDeleted, Absent> => {
  if (status === 'absent') return refuse('community.comment-not-found');
  return status === 'deleted'
    ? nothingNew
    : [{ type: 'CommunityCommentDeleted', data: { commentId, deletedAt: now }, private: null }];
};

/** Hides or shows again, by the owner or the team. */
export const moderateComment = (
  { commentId, hidden, by, now }: OnComment & Readonly<{ hidden: boolean; by: string }>,
  { status }: CommunityComment,
): Decision<CommunityCommentHidden | CommunityCommentRestored, Absent> => {
  if (status === 'absent' || status === 'deleted') return refuse('community.comment-not-found');
  if (hidden === (status === 'hidden')) return nothingNew;
  return hidden
    ? [{ type: 'CommunityCommentHidden', data: { commentId, by, hiddenAt: now }, private: null }]
    : [{ type: 'CommunityCommentRestored', data: { commentId, by, restoredAt: now }, private: null }];
};
