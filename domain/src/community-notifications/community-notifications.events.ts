import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { CommunityNoticeChoice } from './community-notifications.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.

/** The whole choice. In the stream `community-notifications-<communityId>.<clientId>`, which is the client's. */
export type CommunityNotificationsChosen = DomainEvent<
  'CommunityNotificationsChosen',
  { communityId: string; clientId: string; choice: CommunityNoticeChoice; chosenAt: string },
  null
>;
export type CommunityNotificationsEvent = CommunityNotificationsChosen;
