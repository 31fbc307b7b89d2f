import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { CommentRules, CommunityVisibility, JoinCondition } from './community.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.
// Its name, its purpose and its invite code are sealed with the key of its owner.

/** `indexed`: search engines may list its public page; absent: they may not. */
type Settings = {
  visibility: CommunityVisibility;
  joinCondition: JoinCondition;
  rules: CommentRules;
  indexed?: boolean;
};

/** `memberId`: what the owner is called by among the members, who never see the id of a client. */
export type CommunityOpened = DomainEvent<
  'CommunityOpened',
  { communityId: string; ownerId: string; memberId: string; openedAt: string } & Settings,
  { name: string; purpose: string; invite: string }
>;
export type CommunityDescribed = DomainEvent<
  'CommunityDescribed',
  { communityId: string; describedAt: string },
  { name: string; purpose: string }
>;
export type CommunitySettingsChanged = DomainEvent<
  'CommunitySettingsChanged',
  { communityId: string; changedAt: string } & Settings,
  null
>;
/** The code before no longer opens anything. */
export type CommunityInviteReplaced = DomainEvent<
  'CommunityInviteReplaced',
  { communityId: string; replacedAt: string },
  { invite: string }
>;
export type CommunityClosed = DomainEvent<'CommunityClosed', { communityId: string; closedAt: string }, null>;

/** A shared copy stands first on its page. `by`: the client of the owner or of one of the team. */
export type CommunityCopyPinned = DomainEvent<
  'CommunityCopyPinned',
  { communityId: string; copyId: string; by: string; pinnedAt: string },
  null
>;
export type CommunityCopyUnpinned = DomainEvent<
  'CommunityCopyUnpinned',
  { communityId: string; by: string; unpinnedAt: string },
  null
>;
/** The owner offers it to one of the team. */
export type CommunityHandoverOffered = DomainEvent<
  'CommunityHandoverOffered',
  { communityId: string; toClientId: string; toMemberId: string; offeredAt: string },
  null
>;
export type CommunityHandoverWithdrawn = DomainEvent<
  'CommunityHandoverWithdrawn',
  { communityId: string; withdrawnAt: string },
  null
>;
export type CommunityHandoverDeclined = DomainEvent<
  'CommunityHandoverDeclined',
  { communityId: string; by: string; declinedAt: string },
  null
>;
/** The owner before stays in the team; the next event is recorded with it. */
export type CommunityOwnershipGiven = DomainEvent<
  'CommunityOwnershipGiven',
  { communityId: string; clientId: string; memberId: string; givenAt: string },
  null
>;
/** The words once more, sealed with the key of the new owner: they no longer depend on the one before. */
export type CommunityOwnershipTaken = DomainEvent<
  'CommunityOwnershipTaken',
  { communityId: string; ownerId: string; memberId: string; takenAt: string },
  { name: string; purpose: string; invite: string }
>;
/** An administrator says which organisation it is of. */
export type CommunityAssigned = DomainEvent<
  'CommunityAssigned',
  { communityId: string; organizationId: string; by: string; assignedAt: string },
  null
>;
export type CommunityReleased = DomainEvent<
  'CommunityReleased',
  { communityId: string; organizationId: string; by: string; releasedAt: string },
  null
>;

/** In the stream `community-<communityId>`. */
export type CommunityEvent =
  | CommunityOpened
  | CommunityDescribed
  | CommunitySettingsChanged
  | CommunityInviteReplaced
  | CommunityClosed
  | CommunityCopyPinned
  | CommunityCopyUnpinned
  | CommunityHandoverOffered
  | CommunityHandoverWithdrawn
  | CommunityHandoverDeclined
  | CommunityOwnershipGiven
  | CommunityOwnershipTaken
  | CommunityAssigned
  | CommunityReleased;
