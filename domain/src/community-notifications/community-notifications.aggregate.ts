import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import type { CommunityNotificationsChosen, CommunityNotificationsEvent } from './community-notifications.events.ts';
import {
  defaultCommunityNotices,
  withNewNotices,
  type CommunityNoticeChoice,
} from './community-notifications.vocabulary.ts';

/** `clientId` null: nothing was chosen yet, and the defaults apply. */
export type CommunityNotifications = Readonly<{ clientId: string | null; choice: CommunityNoticeChoice }>;

/** Of one client in one community, under the id of their membership. */
export const communityNotifications: Aggregate<CommunityNotifications, CommunityNotificationsEvent> = {
  category: 'community-notifications',
  initial: { clientId: null, choice: defaultCommunityNotices },
  ownerOf: ({ clientId }) => clientId,
  evolve: evolveWith<CommunityNotifications, CommunityNotificationsEvent>({
    CommunityNotificationsChosen: (_before, { clientId, choice }) => ({ clientId, choice: withNewNotices(choice) }),
  }),
};

export type ChooseCommunityNotifications = Readonly<{
  communityId: string;
  clientId: string;
  choice: CommunityNoticeChoice;
  now: string;
}>;

export const chooseCommunityNotifications = (
  { now, ...chosen }: ChooseCommunityNotifications,
  { choice }: CommunityNotifications,
): Decision<CommunityNotificationsChosen> =>
  isSameValue(choice, chosen.choice)
    ? nothingNew
    : [{ type: 'CommunityNotificationsChosen', data: { ...chosen, chosenAt: now }, private: null }];
