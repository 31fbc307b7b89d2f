import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { CommunityCommentEvent } from './community-comment.events.ts';

export type ExistingComment = Readonly<{
  status: 'shown' | 'hidden' | 'deleted';
  communityId: string;
  authorId: string;
  parentId: string | null;
  rootId: string;
  depth: number;
  copyId: string | null;
  words: string | null;
  writtenAt: string;
}>;
export type CommunityComment = Readonly<{ status: 'absent' }> | ExistingComment;

const change = (state: CommunityComment, changed: Partial<ExistingComment>): CommunityComment =>
  state.status === 'absent' ? state : { ...state, ...changed };

export const communityComment: Aggregate<CommunityComment, CommunityCommentEvent> = {
  category: 'community-comment',
  initial: { status: 'absent' },
  rewordings: ['CommunityCommentWritten', 'CommunityCommentEdited'],
  ownerOf: (state) => (state.status === 'absent' ? null : state.authorId),
  evolve: evolveWith<CommunityComment, CommunityCommentEvent>({
    CommunityCommentWritten: (_before, { communityId, authorId, parentId, rootId, depth, ...more }, words) => ({
      status: 'shown',
      communityId,
      authorId,
      parentId,
      rootId,
      depth,
      copyId: more.copyId ?? null,
      words: words?.words ?? null,
      writtenAt: more.writtenAt,
    }),
    CommunityCommentEdited: (state, _data, words) => change(state, { words: words?.words ?? null }),
    CommunityCommentDeleted: (state) => change(state, { status: 'deleted', words: null }),
    CommunityCommentHidden: (state) => change(state, { status: 'hidden' }),
    CommunityCommentRestored: (state) => change(state, { status: 'shown' }),
  }),
};
