import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommunityMember } from './community-member.aggregate.ts';
import type {
  CommunityJoined,
  CommunityJoinRequested,
  CommunityJoinWithdrawn,
  CommunityLeft,
  CommunityPlaceKept,
} from './community-member.events.ts';

type Place = Readonly<{ communityId: string; clientId: string; now: string }>;

/** `newMemberId`: for whom comes for the first time. The caller claims a place among the client's requests. */
export type JoinCommunity = Place & Readonly<{ way: 'enter' | 'ask'; newMemberId: string; words: string | null }>;
export type JoinRefusal = 'community.not-found' | 'community.asked-too-soon';

const dayMs = 86_400_000;

const isTooSoon = (now: string, refusedAt: string | null): boolean =>
  refusedAt !== null && Date.parse(now) - Date.parse(refusedAt) < 7 * dayMs;

const placeOf = ({ communityId, clientId, newMemberId }: JoinCommunity, state: CommunityMember) => ({
  communityId,
  clientId,
  memberId: state.status === 'absent' ? newMemberId : state.memberId,
});

const ask = (command: JoinCommunity, state: CommunityMember): Decision<CommunityJoinRequested, JoinRefusal> => {
  if (state.status === 'requested') return nothingNew;
  if (state.status !== 'absent' && isTooSoon(command.now, state.refusedAt)) return refuse('community.asked-too-soon');
  const data = { ...placeOf(command, state), requestedAt: command.now };
  return [{ type: 'CommunityJoinRequested', data, private: { words: command.words } }];
};

/** Enters an open community, or asks to enter. Blocked, it answers as if it did not exist. */
export const joinCommunity = (
  command: JoinCommunity,
  state: CommunityMember,
): Decision<CommunityJoined | CommunityJoinRequested, JoinRefusal> => {
  if (state.status === 'blocked') return refuse('community.not-found');
  if (state.status === 'member' || state.status === 'team') return nothingNew;
  if (command.way === 'ask') return ask(command, state);
  const data = { ...placeOf(command, state), by: null, joinedAt: command.now };
  return [{ type: 'CommunityJoined', data, private: null }];
};

export const withdrawJoin = (
  { now, ...place }: Place,
  { status }: CommunityMember,
): Decision<CommunityJoinWithdrawn, 'community.not-found'> => {
  if (status === 'absent') return refuse('community.not-found');
  return status === 'requested'
    ? [{ type: 'CommunityJoinWithdrawn', data: { ...place, withdrawnAt: now }, private: null }]
    : nothingNew;
};

export const leaveCommunity = (
  { now, ...left }: Place & Readonly<{ wordsTakenOut: boolean }>,
  { status }: CommunityMember,
): Decision<CommunityLeft, 'community.not-found'> => {
  if (status === 'absent') return refuse('community.not-found');
  return status === 'member' || status === 'team'
    ? [{ type: 'CommunityLeft', data: { ...left, leftAt: now }, private: null }]
    : nothingNew;
};

/** The owner before, while the community is handed over: nobody else's decision is needed. */
export const keepPlace = (
  { now, ...place }: Place & Readonly<{ memberId: string }>,
  { status }: CommunityMember,
): Decision<CommunityPlaceKept> =>
  status === 'team' ? nothingNew : [{ type: 'CommunityPlaceKept', data: { ...place, keptAt: now }, private: null }];
