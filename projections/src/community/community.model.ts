import type { CommentRules, CommunityVisibility, JoinCondition } from '@ecrin/domain/community/community.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** Words null: the owner's key was destroyed. `invite` null: nothing opens it. */
export type CommunityDocument = Readonly<{
  ownerId: string;
  communityId: string;
  name: string | null;
  purpose: string | null;
  invite: string | null;
  visibility: CommunityVisibility;
  joinCondition: JoinCondition;
  rules: CommentRules;
  status: 'open' | 'closed';
}>;

export const communityModel: Model<CommunityDocument> = {
  name: 'community',
  version: 1,
  indexes: [['invite'], ['ownerId', 'status']],
};

/** Order of the members of a community: the owner first. From `requested` on they are not in it. */
export const memberRanks = { owner: 0, team: 1, member: 2, requested: 3, blocked: 4, outside: 5 } as const;
export type MemberStanding = keyof typeof memberRanks;

/** One client in one community, under the id of their stream. `words`: with which they asked. `answer`: the latest word to them. `wordsOutUntil`: what they wrote up to then is not shown. */
export type CommunityMemberDocument = Readonly<{
  ownerId: string;
  communityId: string;
  memberId: string;
  standing: MemberStanding;
  rank: number;
  since: string;
  words: string | null;
  answer: string | null;
  wordsOutUntil: string | null;
}>;

export const communityMemberModel: Model<CommunityMemberDocument> = {
  name: 'community-member',
  version: 1,
  indexes: [
    ['communityId', 'memberId'],
    ['communityId', 'rank', 'since'],
    ['ownerId', 'rank', 'since'],
  ],
};

/** `hiddenBy`: the community's own team and the administrators hide apart from each other. */
export type CommunityCommentDocument = Readonly<{
  ownerId: string;
  communityId: string;
  commentId: string;
  parentId: string | null;
  rootId: string;
  isReply: boolean;
  depth: number;
  words: string | null;
  writtenAt: string;
  editedAt: string | null;
  deleted: boolean;
  hiddenByTeam: boolean;
  hiddenByAdmin: boolean;
}>;

export const communityCommentModel: Model<CommunityCommentDocument> = {
  name: 'community-comment',
  version: 1,
  indexes: [
    ['communityId', 'isReply', 'writtenAt'],
    ['rootId', 'isReply', 'writtenAt'],
    ['ownerId', 'writtenAt'],
  ],
};
