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

/** `newMemberId`: for whom comes for the first time. `waiting`: how many requests of the client wait already, anywhere. */
export type JoinCommunity = Place &
  Readonly<{ way: 'enter' | 'ask'; newMemberId: string; words: string | null; waiting: number }>;
export type JoinRefusal = 'community.not-found' | 'community.asked-too-soon' | 'community.too-many-requests';

const dayMs = 86_400_000;
/** Requests of one client without an answer, in all communities. */
export const maxWaitingRequests = 10;

const askRefusal = ({ now, waiting }: JoinCommunity, refusedAt: string | null): JoinRefusal | null => {
  if (refusedAt !== null && Date.parse(now) - Date.parse(refusedAt) < 7 * dayMs) return 'community.asked-too-soon';
  return waiting >= maxWaitingRequests ? 'community.too-many-requests' : null;
};

const placeOf = ({ communityId, clientId, newMemberId }: JoinCommunity, state: CommunityMember) => ({
  communityId,
  clientId,
  memberId: state.status === 'absent' ? newMemberId : state.memberId,
});

const ask = (command: JoinCommunity, state: CommunityMember): Decision<CommunityJoinRequested, JoinRefusal> => {
  if (state.status === 'requested') return nothingNew;
  const refusal = askRefusal(command, state.status === 'absent' ? null : state.refusedAt);
  if (refusal) return refuse(refusal);
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
