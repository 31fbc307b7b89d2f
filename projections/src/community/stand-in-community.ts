import type { CommunityStanding } from '@ecrin/contracts/community/community.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { isAllowed, type CommunityAct, type CommunityRole } from '@ecrin/domain/community/community-permissions.ts';
import type { CommunitySettings } from '@ecrin/domain/community/community.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  communityMemberModel,
  communityModel,
  type CommunityDocument,
  type CommunityMemberDocument,
} from './community.model.ts';

/** A community that can be shown: open, and its words are there. */
export type ShownCommunity = CommunityDocument & Readonly<{ name: string; purpose: string }>;
export type CommunityView = Readonly<{
  community: ShownCommunity;
  member: CommunityMemberDocument | null;
  role: CommunityRole;
}>;

export const settingsOf = ({ visibility, joinCondition, rules, indexed }: CommunityDocument): CommunitySettings => ({
  visibility,
  joinCondition,
  rules,
  indexed,
});

export const isShown = (found: CommunityDocument | null | undefined): found is ShownCommunity =>
  found?.status === 'open' && found.name !== null && found.purpose !== null;

const roleOf = (member: CommunityMemberDocument | null, isGuest: boolean): CommunityRole => {
  const standing = member?.standing ?? 'outside';
  if (standing !== 'outside' && standing !== 'requested') return standing;
  return isGuest || standing === 'requested' ? 'guest' : 'stranger';
};

export const standingOf = (member: CommunityMemberDocument | null): CommunityStanding =>
  member === null || member.standing === 'blocked' ? 'outside' : member.standing;

type Caller = Readonly<{ communityId: string; clientId: string; isGuest?: boolean }>;

/** null for whom may not see it, as for a missing one. */
export const viewCommunity = async (
  models: Pick<ReadModels, 'open'>,
  { communityId, clientId, isGuest = false }: Caller,
): Promise<CommunityView | null> => {
  const community = await (await models.open(communityModel)).get(communityId);
  if (!isShown(community)) return null;
  const member = await (await models.open(communityMemberModel)).get(communityMemberIdOf(communityId, clientId));
  const role = roleOf(member, isGuest);
  return isAllowed('see', role, settingsOf(community)) ? { community, member, role } : null;
};

export const viewAllowed = async (
  models: Pick<ReadModels, 'open'>,
  act: CommunityAct,
  caller: Caller,
): Promise<CommunityView | Readonly<{ refused: 'community.not-found' | 'community.not-allowed' }>> => {
  const view = await viewCommunity(models, caller);
  if (!view) return { refused: 'community.not-found' };
  return isAllowed(act, view.role, settingsOf(view.community)) ? view : { refused: 'community.not-allowed' };
};
