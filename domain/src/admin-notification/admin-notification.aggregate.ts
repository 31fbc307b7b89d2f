import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { AdminNotificationEvent, AdminNotificationSettingsChosen } from './admin-notification.events.ts';
import {
  defaultAdminNotificationSettings,
  withNewAdminChoices,
  type AdminNotice,
  type AdminNotificationSettings,
} from './admin-notification.vocabulary.ts';
import { withCounted, type CountedClients } from './grouped-notice.ts';

export type AdminNotification =
  | Readonly<{ status: 'not-posted' }>
  | Readonly<{
      status: 'posted';
      adminId: string;
      notice: AdminNotice;
      /** Of a notice of several clients, all who were counted: it names the first ones only. */
      counted: CountedClients | null;
      unread: boolean;
      postedAt: string;
    }>;

export const adminNotification: Aggregate<AdminNotification, AdminNotificationEvent> = {
  category: 'admin-notification',
  initial: { status: 'not-posted' },
  ownerOf: (state) => (state.status === 'posted' ? state.adminId : null),
  evolve: evolveWith<AdminNotification, AdminNotificationEvent>({
    AdminNotificationPosted: (before, { adminId, notice, unread, postedAt }) => ({
      status: 'posted',
      adminId,
      notice,
      counted: withCounted(before.status === 'posted' ? before.counted : null, notice),
      unread,
      postedAt,
    }),
    AdminNotificationRead: (state) => (state.status === 'posted' ? { ...state, unread: false } : state),
  }),
};

/** `adminId` null: nothing was chosen yet, and the defaults apply. */
export type ChosenAdminNotificationSettings = Readonly<{
  adminId: string | null;
  settings: AdminNotificationSettings;
}>;

/** One per administrator, under their id. */
export const adminNotificationSettings: Aggregate<ChosenAdminNotificationSettings, AdminNotificationSettingsChosen> = {
  category: 'admin-notification-settings',
  initial: { adminId: null, settings: defaultAdminNotificationSettings },
  ownerOf: ({ adminId }) => adminId,
  evolve: evolveWith<ChosenAdminNotificationSettings, AdminNotificationSettingsChosen>({
    AdminNotificationSettingsChosen: (_before, { adminId, settings }) => ({
      adminId,
      settings: withNewAdminChoices(settings),
    }),
  }),
};
