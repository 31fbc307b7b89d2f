import type { CopyKind } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { CommentRules, CommunityVisibility, JoinCondition } from '@ecrin/domain/community/community.vocabulary.ts';
import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
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
  indexed: boolean;
  status: 'open' | 'closed';
  /** A shared copy. */
  pinned: string | null;
  /** The client to whom it is offered. */
  offeredTo: string | null;
  organizationId: string | null;
}>;

export const communityModel: Model<CommunityDocument> = {
  name: 'community',
  version: 2,
  indexes: [['invite'], ['ownerId', 'status'], ['organizationId']],
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
  version: 2,
  indexes: [
    ['communityId', 'memberId', 'rank'],
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
  copyId: string | null;
  words: string | null;
  writtenAt: string;
  editedAt: string | null;
  deleted: boolean;
  hiddenByTeam: boolean;
  hiddenByAdmin: boolean;
}>;

export const communityCommentModel: Model<CommunityCommentDocument> = {
  name: 'community-comment',
  version: 3,
  indexes: [
    ['communityId', 'copyId', 'isReply', 'writtenAt'],
    ['copyId', 'deleted'],
    ['communityId', 'writtenAt', 'ownerId', 'deleted', 'hiddenByTeam', 'hiddenByAdmin'],
    ['rootId', 'isReply', 'writtenAt'],
    ['ownerId', 'writtenAt'],
  ],
};

/** `copy` null: withdrawn, or the author's key was destroyed. */
export type CommunityCopyDocument = Readonly<{
  ownerId: string;
  communityId: string;
  copyId: string;
  kind: CopyKind;
  sourceId: string;
  withPrivate: boolean;
  publicly: boolean;
  copy: SharedCopy | null;
  sharedAt: string;
  withdrawn: boolean;
  hiddenByTeam: boolean;
  hiddenByAdmin: boolean;
}>;

export const communityCopyModel: Model<CommunityCopyDocument> = {
  name: 'community-copy',
  version: 2,
  indexes: [
    ['communityId', 'withdrawn', 'sharedAt', 'ownerId', 'hiddenByTeam', 'hiddenByAdmin'],
    ['ownerId', 'sharedAt'],
  ],
};
