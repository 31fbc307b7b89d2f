import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.
// Whether a client belongs is about the client: the client owns the stream. `by`: the client of the owner or of one of the team.

type Place = { communityId: string; clientId: string };

/** `memberId`: what the client is called by among the members. */
export type CommunityJoinRequested = DomainEvent<
  'CommunityJoinRequested',
  Place & { memberId: string; requestedAt: string },
  { words: string | null }
>;
export type CommunityJoinWithdrawn = DomainEvent<'CommunityJoinWithdrawn', Place & { withdrawnAt: string }, null>;
export type CommunityJoinRefused = DomainEvent<
  'CommunityJoinRefused',
  Place & { by: string; refusedAt: string },
  { words: string | null }
>;
/** `by` null: by the link of an open community. */
export type CommunityJoined = DomainEvent<
  'CommunityJoined',
  Place & { memberId: string; by: string | null; joinedAt: string },
  { words: string | null }
>;
export type CommunityRoleChanged = DomainEvent<
  'CommunityRoleChanged',
  Place & { role: 'team' | 'member'; by: string; changedAt: string },
  null
>;
/** `wordsTakenOut`: what the client wrote until then is no longer shown. */
export type CommunityLeft = DomainEvent<'CommunityLeft', Place & { wordsTakenOut: boolean; leftAt: string }, null>;
/** They can no longer enter. */
export type CommunityMemberBlocked = DomainEvent<
  'CommunityMemberBlocked',
  Place & { by: string; blockedAt: string },
  null
>;
export type CommunityMemberUnblocked = DomainEvent<
  'CommunityMemberUnblocked',
  Place & { by: string; unblockedAt: string },
  null
>;

/** Who owned the community stays in the team once it is handed over. */
export type CommunityPlaceKept = DomainEvent<'CommunityPlaceKept', Place & { memberId: string; keptAt: string }, null>;

/** In the stream `community-member-<communityId>.<clientId>`. */
export type CommunityMemberEvent =
  | CommunityJoinRequested
  | CommunityJoinWithdrawn
  | CommunityJoinRefused
  | CommunityJoined
  | CommunityRoleChanged
  | CommunityLeft
  | CommunityMemberBlocked
  | CommunityMemberUnblocked
  | CommunityPlaceKept;
