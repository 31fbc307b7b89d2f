import type { CommunityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import type { CommunityMember } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { Community } from '@ecrin/domain/community/community.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import type { CommunityReaders } from './community-readers.ts';

type Caller = Readonly<{ clientId: string; now: string }>;

export const ownedClaim = ({ openOf }: CommunityReaders, { clientId, now }: Caller): Claim<Community> => ({
  cap: 'communities',
  ownerId: clientId,
  now,
  holds: (state) => state.status === 'open' && state.ownerId === clientId,
  known: () => openOf(clientId),
});

export const requestClaims = (
  { waitingOf }: CommunityReaders,
  { clientId, now }: Caller,
): readonly Claim<CommunityMember>[] => [
  {
    cap: 'waiting-requests-to-enter',
    ownerId: clientId,
    now,
    holds: ({ status }) => status === 'requested',
    known: () => waitingOf(clientId),
  },
  { cap: 'requests-to-enter', ownerId: clientId, now },
];

export const copyClaims = (
  { copiesOf }: CommunityReaders,
  { clientId, communityId, now }: Caller & Readonly<{ communityId: string }>,
): readonly Claim<CommunityCopy>[] => [
  {
    cap: 'standing-copies',
    ownerId: clientId,
    scope: `${communityId}.${clientId}`,
    now,
    holds: ({ status }) => status === 'shown' || status === 'hidden',
    known: () => copiesOf(communityId, clientId),
  },
  { cap: 'copies', ownerId: clientId, now },
];
