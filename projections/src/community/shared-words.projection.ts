import type { CommentHidden, CommentRestored } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { CommunityCommentEvent } from '@ecrin/domain/community-comment/community-comment.events.ts';
import type { CommunityCopyEvent } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { commentTopic, copyTopic } from './community-changes.ts';
import {
  communityCommentModel,
  communityCopyModel,
  type CommunityCommentDocument,
  type CommunityCopyDocument,
} from './community.model.ts';

/** Administrators decide in the stream of the reports: what they hide is hidden here. */
export const communityCommentProjection = defineProjection<
  CommunityCommentDocument,
  CommunityCommentEvent | CommentHidden | CommentRestored
>()({
  model: communityCommentModel,
  community: commentTopic,
  documentId: ({ data }) => ('subject' in data ? data.subject.id : data.commentId),
  on: {
    CommunityCommentWritten: (_before, { authorId, ...written }, words) => ({
      ownerId: authorId,
      communityId: written.communityId,
      commentId: written.commentId,
      parentId: written.parentId,
      rootId: written.rootId,
      isReply: written.depth > 0,
      depth: written.depth,
      copyId: written.copyId ?? null,
      words: words?.words ?? null,
      writtenAt: written.writtenAt,
      editedAt: null,
      deleted: false,
      hiddenByTeam: false,
      hiddenByAdmin: false,
    }),
    CommunityCommentEdited: (comment, { editedAt }, words) =>
      comment && { ...comment, words: words?.words ?? null, editedAt },
    CommunityCommentDeleted: (comment) => comment && { ...comment, words: null, deleted: true },
    CommunityCommentHidden: (comment) => comment && { ...comment, hiddenByTeam: true },
    CommunityCommentRestored: (comment) => comment && { ...comment, hiddenByTeam: false },
    CommentHidden: (comment) => comment && { ...comment, hiddenByAdmin: true },
    CommentRestored: (comment) => comment && { ...comment, hiddenByAdmin: false },
  },
});

/** Administrators decide in the stream of the reports here too. */
export const communityCopyProjection = defineProjection<
  CommunityCopyDocument,
  CommunityCopyEvent | CommentHidden | CommentRestored
>()({
  model: communityCopyModel,
  community: copyTopic,
  documentId: ({ data }) => ('subject' in data ? data.subject.id : data.copyId),
  on: {
    CommunityCopyShared: (_before, { authorId, ...shared }, words) => ({
      ownerId: authorId,
      ...shared,
      copy: words?.copy ?? null,
      withdrawn: false,
      hiddenByTeam: false,
      hiddenByAdmin: false,
    }),
    CommunityCopyPublicityChanged: (found, { publicly }) => found && { ...found, publicly },
    CommunityCopyWithdrawn: (found) => found && { ...found, copy: null, withdrawn: true },
    CommunityCopyHidden: (found) => found && { ...found, hiddenByTeam: true },
    CommunityCopyRestored: (found) => found && { ...found, hiddenByTeam: false },
    CommentHidden: (found) => found && { ...found, hiddenByAdmin: true },
    CommentRestored: (found) => found && { ...found, hiddenByAdmin: false },
  },
});
