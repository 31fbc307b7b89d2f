import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.
// The words are the author's, who owns the stream.

/** `rootId`: the comment at the top of its thread, itself for one. `depth`: levels above it. `copyId`: the shared copy it is about; absent: the community. */
export type CommunityCommentWritten = DomainEvent<
  'CommunityCommentWritten',
  {
    commentId: string;
    communityId: string;
    authorId: string;
    parentId: string | null;
    rootId: string;
    depth: number;
    copyId?: string | null;
    writtenAt: string;
  },
  { words: string }
>;
export type CommunityCommentEdited = DomainEvent<
  'CommunityCommentEdited',
  { commentId: string; editedAt: string },
  { words: string }
>;
/** By the author. */
export type CommunityCommentDeleted = DomainEvent<
  'CommunityCommentDeleted',
  { commentId: string; deletedAt: string },
  null
>;
/** `by`: the client of the owner or of one of the team. */
export type CommunityCommentHidden = DomainEvent<
  'CommunityCommentHidden',
  { commentId: string; by: string; hiddenAt: string },
  null
>;
export type CommunityCommentRestored = DomainEvent<
  'CommunityCommentRestored',
  { commentId: string; by: string; restoredAt: string },
  null
>;

/** In the stream `community-comment-<commentId>`. */
export type CommunityCommentEvent =
  | CommunityCommentWritten
  | CommunityCommentEdited
  | CommunityCommentDeleted
  | CommunityCommentHidden
  | CommunityCommentRestored;
