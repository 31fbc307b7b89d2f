import { describe, expect, it } from 'vitest';
import { assignCommunity, releaseCommunity } from '#community/assign-community.ts';
import { community } from '#community/community.aggregate.ts';
import type {
  CommunityAssigned,
  CommunityHandoverOffered,
  CommunityOwnershipGiven,
  CommunityOwnershipTaken,
} from '#community/community.events.ts';
import { acceptHandover, declineHandover, offerHandover, withdrawHandover } from '#community/hand-over.ts';
import { closed, communityId, described, given, memberId, now, opened, ownerId } from './community.fixtures.ts';

const to = { clientId: 'solene', memberId: 'member-2' };
const offered: CommunityHandoverOffered = {
  type: 'CommunityHandoverOffered',
  data: { communityId, toClientId: to.clientId, toMemberId: to.memberId, offeredAt: now },
  private: null,
};
const gave: CommunityOwnershipGiven = {
  type: 'CommunityOwnershipGiven',
  data: { communityId, clientId: ownerId, memberId, givenAt: now },
  private: null,
};
const took: CommunityOwnershipTaken = {
  type: 'CommunityOwnershipTaken',
  data: { communityId, ownerId: to.clientId, memberId: to.memberId, takenAt: now },
  private: { ...described, invite: 'code-1' },
};
const accept = { communityId, clientId: to.clientId, isInTeam: true, now };

describe('a community that is handed over', () => {
  it('is offered to one of the team, one at a time', () => {
    given(opened).when(offerHandover, { communityId, to, now }).then(offered);
    given(opened).when(offerHandover, { communityId, to: null, now }).thenRefused('community.handover-not-team');
    given(opened, offered).when(offerHandover, { communityId, to, now }).thenNothing();
    given(opened, offered)
      .when(offerHandover, { communityId, to: { ...to, clientId: 'ibrahim' }, now })
      .thenRefused('community.handover-offered');
    given(opened, closed).when(offerHandover, { communityId, to, now }).thenRefused('community.not-found');
  });

  it('is taken with its words, by whom it is offered to while in the team', () => {
    given(opened, offered).when(acceptHandover, accept).then(gave, took);
    given(opened, offered, gave, took).when(acceptHandover, accept).thenNothing();
    given(opened).when(acceptHandover, accept).thenRefused('community.handover-not-offered');
    given(opened, offered)
      .when(acceptHandover, { ...accept, clientId: 'ibrahim' })
      .thenRefused('community.handover-not-offered');
    given(opened, offered)
      .when(acceptHandover, { ...accept, isInTeam: false })
      .thenRefused('community.handover-not-team');
  });

  it('keeps its words once the key of the owner before is destroyed', () => {
    const state = [{ ...opened, private: null }, offered, gave, took].reduce(community.evolve, community.initial);
    expect(state).toMatchObject({ ownerId: to.clientId, words: described, invite: 'code-1', handover: null });
  });

  it('is not offered any more once it is declined or taken back', () => {
    const declined = {
      type: 'CommunityHandoverDeclined',
      data: { communityId, by: to.clientId, declinedAt: now },
      private: null,
    } as const;
    given(opened, offered).when(declineHandover, { communityId, clientId: to.clientId, now }).then(declined);
    given(opened, offered, declined).when(acceptHandover, accept).thenRefused('community.handover-not-offered');
    given(opened, offered)
      .when(withdrawHandover, { communityId, now })
      .then({ type: 'CommunityHandoverWithdrawn', data: { communityId, withdrawnAt: now }, private: null });
    given(opened).when(withdrawHandover, { communityId, now }).thenNothing();
  });
});

describe('a community of an organisation', () => {
  const assignment = { communityId, organizationId: 'organization-1', by: 'alix', now };
  const assigned: CommunityAssigned = {
    type: 'CommunityAssigned',
    data: { communityId, organizationId: 'organization-1', by: 'alix', assignedAt: now },
    private: null,
  };

  it('is assigned to one, and released again', () => {
    given(opened).when(assignCommunity, assignment).then(assigned);
    given(opened, assigned).when(assignCommunity, assignment).thenNothing();
    given(opened, assigned)
      .when(assignCommunity, { ...assignment, organizationId: 'organization-2' })
      .thenRefused('community.assigned-elsewhere');
    given(opened, closed).when(assignCommunity, assignment).thenRefused('community.not-found');
    given(opened, assigned)
      .when(releaseCommunity, assignment)
      .then({
        type: 'CommunityReleased',
        data: { communityId, organizationId: 'organization-1', by: 'alix', releasedAt: now },
        private: null,
      });
  });
});
