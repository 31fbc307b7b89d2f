import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Community, ExistingCommunity } from './community.aggregate.ts';
import type {
  CommunityHandoverDeclined,
  CommunityHandoverOffered,
  CommunityHandoverWithdrawn,
  CommunityOwnershipGiven,
  CommunityOwnershipTaken,
} from './community.events.ts';

type OnCommunity = Readonly<{ communityId: string; now: string }>;
type Absent = 'community.not-found';

/** `to`: one of the team; null: the client is not in it. */
export type OfferHandover = OnCommunity & Readonly<{ to: Readonly<{ clientId: string; memberId: string }> | null }>;

export const offerHandover = (
  { communityId, to, now }: OfferHandover,
  state: Community,
): Decision<CommunityHandoverOffered, Absent | 'community.handover-not-team' | 'community.handover-offered'> => {
  if (state.status !== 'open') return refuse('community.not-found');
  if (to === null) return refuse('community.handover-not-team');
  if (state.handover?.clientId === to.clientId) return nothingNew;
  if (state.handover) return refuse('community.handover-offered');
  const data = { communityId, toClientId: to.clientId, toMemberId: to.memberId, offeredAt: now };
  return [{ type: 'CommunityHandoverOffered', data, private: null }];
};

export const withdrawHandover = (
  { communityId, now }: OnCommunity,
  state: Community,
): Decision<CommunityHandoverWithdrawn, Absent> => {
  if (state.status !== 'open') return refuse('community.not-found');
  return state.handover
    ? [{ type: 'CommunityHandoverWithdrawn', data: { communityId, withdrawnAt: now }, private: null }]
    : nothingNew;
};

type ByRecipient = OnCommunity & Readonly<{ clientId: string }>;

export const declineHandover = (
  { communityId, clientId, now }: ByRecipient,
  state: Community,
): Decision<CommunityHandoverDeclined, 'community.handover-not-offered'> =>
  state.status === 'open' && state.handover?.clientId === clientId
    ? [{ type: 'CommunityHandoverDeclined', data: { communityId, by: clientId, declinedAt: now }, private: null }]
    : refuse('community.handover-not-offered');

/** `isInTeam`: still, at this moment. The caller claims a place among the recipient's communities. */
export type AcceptHandover = ByRecipient & Readonly<{ isInTeam: boolean }>;

export const acceptHandover = (
  command: AcceptHandover,
  state: Community,
): Decision<
  CommunityOwnershipGiven | CommunityOwnershipTaken,
  'community.handover-not-offered' | 'community.handover-not-team'
> => {
  if (state.status === 'open' && state.ownerId === command.clientId) return nothingNew;
  const offered = offeredTo(command.clientId, state);
  if (!offered) return refuse('community.handover-not-offered');
  return command.isInTeam ? handedOver(command, offered) : refuse('community.handover-not-team');
};

type Offered = Pick<ExistingCommunity, 'ownerId' | 'memberId'> &
  Readonly<{ words: Readonly<{ name: string; purpose: string }>; invite: string; to: Readonly<{ memberId: string }> }>;

/** null: not to this client, or nothing is left to hand over. */
const offeredTo = (clientId: string, state: Community): Offered | null => {
  if (state.status !== 'open' || state.handover?.clientId !== clientId) return null;
  const { ownerId, memberId, words, invite, handover } = state;
  return words && invite !== null ? { ownerId, memberId, words, invite, to: handover } : null;
};

const handedOver = (
  { communityId, clientId, now }: AcceptHandover,
  { ownerId, memberId, words, invite, to }: Offered,
): readonly [CommunityOwnershipGiven, CommunityOwnershipTaken] => [
  {
    type: 'CommunityOwnershipGiven',
    data: { communityId, clientId: ownerId, memberId, givenAt: now },
    private: null,
  },
  {
    type: 'CommunityOwnershipTaken',
    data: { communityId, ownerId: clientId, memberId: to.memberId, takenAt: now },
    private: { ...words, invite },
  },
];
