import type { CommunityPart, CommunityTopic } from '@ecrin/contracts/transport/socket-messages.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { isSameValue } from '@ecrin/domain/kernel/same-value.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  communityMemberModel,
  memberRanks,
  type CommunityCommentDocument,
  type CommunityCopyDocument,
  type CommunityDocument,
  type CommunityMemberDocument,
  type MemberStanding,
} from './community.model.ts';

type ReportPlace = Readonly<{ communityId: string | null }>;
type Changed<Doc> = readonly [before: Doc | null, doc: Doc | null];
const topicOf = <Doc extends Readonly<{ communityId: string }>>(
  [before, doc]: Changed<Doc>,
  part: CommunityPart,
): CommunityTopic | null => {
  const communityId = (doc ?? before)?.communityId;
  return communityId === undefined ? null : { communityId, part };
};

const withoutInvite = (doc: CommunityDocument | null) => ({ ...doc, invite: null });
/** The invite code is for owner and team. */
export const communityTopic = (...[before, doc]: Changed<CommunityDocument>) =>
  topicOf([before, doc], isSameValue(withoutInvite(before), withoutInvite(doc)) ? 'requests' : 'settings');

const isIn = (member: CommunityMemberDocument | null): boolean =>
  member !== null && member.rank < memberRanks.requested;
/** Who never was in it is seen by owner and team only. */
export const memberTopic = (...[before, doc]: Changed<CommunityMemberDocument>) =>
  topicOf([before, doc], isIn(before) || isIn(doc) ? 'people' : 'requests');

export const commentTopic = (...changed: Changed<CommunityCommentDocument>) => topicOf(changed, 'comments');
export const copyTopic = (...changed: Changed<CommunityCopyDocument>) => topicOf(changed, 'copies');

/** What is, or was, with the owner. */
export const reportTopic = (before: ReportPlace | null, doc: ReportPlace | null): CommunityTopic | null => {
  const communityId = doc?.communityId ?? before?.communityId ?? null;
  return communityId === null ? null : { communityId, part: 'requests' };
};

const moderators: readonly MemberStanding[] = ['owner', 'team'];
const members: readonly MemberStanding[] = [...moderators, 'member'];

/** Those of some clients who may read a part of a community now. A community that was closed is announced too. */
export const communityAudience =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ communityId, part }: CommunityTopic, clientIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = await (
      await models.open(communityMemberModel)
    ).getMany(clientIds.map((clientId) => communityMemberIdOf(communityId, clientId)));
    const readers = part === 'requests' ? moderators : members;
    return new Set(
      [...found.values()].flatMap(({ doc: { ownerId, standing } }) => (readers.includes(standing) ? [ownerId] : [])),
    );
  };
