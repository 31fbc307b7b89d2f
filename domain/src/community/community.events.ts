import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { CommentRules, CommunityVisibility, JoinCondition } from './community.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.
// Its name, its purpose and its invite code are sealed with the key of its owner.

type Settings = { visibility: CommunityVisibility; joinCondition: JoinCondition; rules: CommentRules };

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

/** In the stream `community-<communityId>`. */
export type CommunityEvent =
  | CommunityOpened
  | CommunityDescribed
  | CommunitySettingsChanged
  | CommunityInviteReplaced
  | CommunityClosed;
