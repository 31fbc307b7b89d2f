import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { NotificationSettingsEvent } from './notification.events.ts';
import { defaultNotificationSettings, withNewKinds, type NotificationSettings } from './notification.vocabulary.ts';

/** `ownerId` null: nothing was set yet, and the defaults apply. */
export type ChosenNotificationSettings = Readonly<{ ownerId: string | null; settings: NotificationSettings }>;

/** One per client, under the client's id. */
export const notificationSettings: Aggregate<ChosenNotificationSettings, NotificationSettingsEvent> = {
  category: 'notification-settings',
  initial: { ownerId: null, settings: defaultNotificationSettings },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<ChosenNotificationSettings, NotificationSettingsEvent>({
    NotificationSettingsChosen: (_before, { ownerId, settings }) => ({ ownerId, settings: withNewKinds(settings) }),
  }),
};
