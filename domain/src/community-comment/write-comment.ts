import { countCharacters, editableUntil } from '#community/comment-rules.ts';
import type { CommentRules } from '#community/community.vocabulary.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommunityComment } from './community-comment.aggregate.ts';
import type { CommunityCommentEdited, CommunityCommentWritten } from './community-comment.events.ts';

/** `parent`: what it answers, as it is now; null: nothing. `copyId`: of the shared copy it is about; a reply is about what its parent is about. The caller claims a place among the author's comments. */
export type WriteComment = Readonly<{
  commentId: string;
  communityId: string;
  authorId: string;
  parentId: string | null;
  parent: CommunityComment | null;
  copyId: string | null;
  words: string;
  rules: CommentRules;
  now: string;
}>;
export type WriteCommentRefusal =
  | 'community.comment-already-exists'
  | 'community.comment-not-found'
  | 'community.comment-too-long'
  | 'community.reply-too-deep';

type Place = Readonly<{ rootId: string; depth: number; copyId: string | null }>;
const placeOf = ({ commentId, communityId, copyId, parent }: WriteComment): Place | null => {
  if (parent === null) return { rootId: commentId, depth: 0, copyId };
  const isThere = parent.status === 'shown' && parent.communityId === communityId && parent.copyId === copyId;
  return isThere ? { rootId: parent.rootId, depth: parent.depth + 1, copyId } : null;
};

export const writeComment = (
  command: WriteComment,
  state: CommunityComment,
): Decision<CommunityCommentWritten, WriteCommentRefusal> => {
  const { commentId, communityId, authorId, parentId, words, rules, now } = command;
  if (state.status !== 'absent')
    return state.words === words && state.communityId === communityId
      ? nothingNew
      : refuse('community.comment-already-exists');
  const place = placeOf(command);
  if (!place) return refuse('community.comment-not-found');
  if (place.depth > rules.replyDepth) return refuse('community.reply-too-deep');
  if (countCharacters(words) > rules.maxLength) return refuse('community.comment-too-long');
  return [
    {
      type: 'CommunityCommentWritten',
      data: { commentId, communityId, authorId, parentId, ...place, writtenAt: now },
      private: { words },
    },
  ];
};

/** `hiddenByAdmin`: an administrator hid it, in the stream of its reports. */
export type EditComment = Readonly<{
  commentId: string;
  words: string;
  rules: CommentRules;
  hiddenByAdmin: boolean;
  now: string;
}>;
export type EditCommentRefusal =
  | 'community.comment-not-found'
  | 'community.comment-hidden'
  | 'community.comment-too-long'
  | 'community.edit-over';

/** Within the minutes of the rules as they are now, by the server's clock; the last instant counts. What is hidden stays as it was judged. */
export const editComment = (
  { commentId, words, rules, hiddenByAdmin, now }: EditComment,
  state: CommunityComment,
): Decision<CommunityCommentEdited, EditCommentRefusal> => {
  if (state.status === 'absent' || state.status === 'deleted') return refuse('community.comment-not-found');
  if (state.status === 'hidden' || hiddenByAdmin) return refuse('community.comment-hidden');
  if (state.words === words) return nothingNew;
  if (now > editableUntil(state.writtenAt, rules)) return refuse('community.edit-over');
  if (countCharacters(words) > rules.maxLength) return refuse('community.comment-too-long');
  return [{ type: 'CommunityCommentEdited', data: { commentId, editedAt: now }, private: { words } }];
};
