import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { isAllowed, type CommunityAct, type CommunityRole } from '@ecrin/domain/community/community-permissions.ts';
import { community, type ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Events = Pick<ApiServices, 'events'>['events'];
type Caller = Readonly<{ communityId: string; clientId: string; invite?: string | null }>;
export type Standing = Readonly<{ community: ExistingCommunity; role: CommunityRole }>;
type NotFound = Readonly<{ refused: 'community.not-found' }>;
const notFound: NotFound = { refused: 'community.not-found' };

/** What somebody is in an open community, from the streams themselves: a role that was just taken away no longer counts. */
const standIn = async (events: Events, caller: Caller): Promise<Standing | null> => {
  const { state } = await loadAggregate(events, community, { id: caller.communityId });
  if (state.status !== 'open' || state.words === null) return null;
  return { community: state, role: await roleIn(events, state, caller) };
};

const roleIn = async (
  events: Events,
  { ownerId, invite: current }: ExistingCommunity,
  { communityId, clientId, invite }: Caller,
): Promise<CommunityRole> => {
  if (ownerId === clientId) return 'owner';
  const id = communityMemberIdOf(communityId, clientId);
  const { status } = (await loadAggregate(events, communityMember, { id })).state;
  if (status === 'team' || status === 'member' || status === 'blocked') return status;
  return current !== null && invite === current ? 'guest' : 'stranger';
};

/** For whom may not see it, it answers as if it did not exist. */
export const standAllowed = async (
  events: Events,
  act: CommunityAct,
  caller: Caller,
): Promise<Standing | NotFound | Readonly<{ refused: 'community.not-allowed' }>> => {
  const standing = await standIn(events, caller);
  if (!standing || !isAllowed('see', standing.role, standing.community.settings)) return notFound;
  return isAllowed(act, standing.role, standing.community.settings) ? standing : { refused: 'community.not-allowed' };
};

/** How a caller comes in: enters, or asks. Members come in again without a change. */
export const wayInto = async (
  events: Events,
  caller: Caller,
): Promise<Readonly<{ way: 'enter' | 'ask' }> | NotFound> => {
  const standing = await standIn(events, caller);
  if (!standing || standing.role === 'owner') return notFound;
  const { role, community: found } = standing;
  if (role === 'member' || role === 'team' || isAllowed('enter', role, found.settings)) return { way: 'enter' };
  return isAllowed('ask', role, found.settings) ? { way: 'ask' } : notFound;
};
