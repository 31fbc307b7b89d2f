import {
  adminNotificationSettings,
  type AdminNotification,
} from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { adminNoticeTraits } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Posted = Extract<AdminNotification, Readonly<{ status: 'posted' }>>;

/** Whether its reader still wants notifications of its kind that way, and has not read it in the app. */
export const isAdminNoticeWanted = async (
  { events }: Pick<ApiServices, 'events'>,
  { adminId, notice, unread }: Posted,
  channel: 'push' | 'mail',
): Promise<boolean> => {
  const { state } = await loadAggregate(events, adminNotificationSettings, { id: adminId });
  const wanted = state.settings[adminNoticeTraits[notice.about].kind];
  const isRead = wanted['in-app'] && !unread;
  return wanted[channel] && !isRead;
};
